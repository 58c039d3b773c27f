import { mount } from "svelte"
import "../kit/theme.css"
import Workbench from "./Workbench.svelte"

const target = document.getElementById("workbench")
if (target) mount(Workbench, { target })
