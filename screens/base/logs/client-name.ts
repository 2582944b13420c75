/** Derives system and browser from the user agent. Exact versions are omitted because they could identify a person. */

type Named = readonly (readonly [name: string, pattern: RegExp])[]

/** The first match counts: user agents also name the browsers they are compatible with. */
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

/**
 * Returns the names of system and browser.
 *
 * @param agent `navigator.userAgent`
 */
export const clientOf = (agent: string): { readonly os: string; readonly browser: string } => {
  const [os = unknown] = systems.find(([, pattern]) => pattern.test(agent)) ?? []
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(agent)?.[1]
    if (version !== undefined) return { os, browser: `${name} ${version.slice(0, 4)}` }
  }
  return { os, browser: unknown }
}
