/** Where in the page the reader is, and how one goes elsewhere without loading it anew. */

import { routeOf, type Route } from "./route"

class Place {
  route: Route = $state.raw(routeOf(location.pathname, location.search))
  hash = $state(location.hash)

  constructor() {
    addEventListener("popstate", () => this.arrive())
  }

  /** Go to a path of the page. */
  go(path: string): void {
    history.pushState(null, "", path)
    this.arrive()
    if (!location.hash) scrollTo(0, 0)
  }

  private arrive(): void {
    this.route = routeOf(location.pathname, location.search)
    this.hash = location.hash
  }

  /** Follow a click on one of the page's own links; all others are the browser's. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    if (link.target || link.download || link.origin !== location.origin || link.pathname.startsWith("/api/"))
      return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const place = new Place()
