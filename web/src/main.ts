/** The page begins: speak the reader's language, then draw. */

import { mount } from "svelte"
import "./kit/theme.css"
import "./kit/forms.css"
import App from "./shell/App.svelte"
import { games } from "./shell/games.svelte"
import { preferences } from "./shell/preferences.svelte"
import { speech } from "./shell/speech.svelte"

// What the first page shows is asked for at once, beside the texts and not after them.
void games.load().catch(() => null)

const target = document.getElementById("page")
if (target) void speech.speak(preferences.language).then(() => mount(App, { target }))

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js")
