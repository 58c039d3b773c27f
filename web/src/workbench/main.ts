import { mount } from "svelte"
import "../kit/theme.css"
import "../kit/forms.css"
import Workbench from "./Workbench.svelte"

const target = document.getElementById("workbench")
if (target) mount(Workbench, { target })
