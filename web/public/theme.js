// Before anything is drawn: the theme that was chosen, else the system's. The rest of it is in shell/preferences.svelte.ts.
;(function () {
  var chosen = "system"
  try {
    chosen = JSON.parse(localStorage.getItem("campidoglio") || "{}").theme || "system"
  } catch {
    // no storage, or nothing in it that can be read
  }
  var dark = chosen === "dark" || (chosen === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.dataset.theme = dark ? "dark" : "light"
})()
