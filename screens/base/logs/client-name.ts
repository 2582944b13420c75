/** System and browser by what a browser calls itself: as roughly as a fault needs it, since exact versions tell one person from others. */

type Named = readonly (readonly [name: string, pattern: RegExp])[]

/** The first that fits: browsers name those that they are like, too. */
const systems: Named = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
]

const browsers: Named = [
  ['Edge', /Edg(?:A|iOS|e)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['QQ', /(?:M?QQBrowser)\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).* Safari\//],
]

const unknown = 'other'

/** @param agent what `navigator.userAgent` says */
export const clientOf = (agent: string): { readonly os: string; readonly browser: string } => {
  const [os = unknown] = systems.find(([, pattern]) => pattern.test(agent)) ?? []
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(agent)?.[1]
    if (version !== undefined) return { os, browser: `${name} ${version.slice(0, 4)}` }
  }
  return { os, browser: unknown }
}
