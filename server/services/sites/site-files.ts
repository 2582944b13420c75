/** Files that are made from a site: its colours, its logo, and what the document of its pages says of it. */
import { createHash } from 'node:crypto'
import { fileOfLogo } from '../../../contract/site/logo.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { PageSite } from '../../../contract/site/site-calls.ts'
import { paletteOf, themeCss } from '../../sites/theme/palette.ts'

/** Changes with the contents: an address that carries it may be kept for ever. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 10)

const addressOf = (file: string, { key }: Site, contents: string): string => `/static/${file}?site=${key}&v=${versionOf(contents)}`

/** Where a logo of the site is, by what it holds; undefined where it has none. */
const pictureAddress = (name: string, site: Site, logo: string | undefined): string | undefined =>
  logo && addressOf(`${name}.${fileOfLogo(logo).type}`, site, logo)

/** Where the site's logo is. */
export const logoAddress = (site: Site): string | undefined => pictureAddress('logo', site, site.logo)

/** Where the sign of the browser's tab is. */
export const squareAddress = (site: Site): string | undefined => pictureAddress('logo-square', site, site.logoSquare)

/** Where the colours of the site are. */
export const themeAddress = (site: Site): string => addressOf('customtheme.css', site, themeCss(site.theme))

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '')

/** JSON that cannot end the element it stands in. */
const dataOf = (page: PageSite): string => JSON.stringify(page).replaceAll('<', String.raw`\u003c`)

const schemes = ['light', 'dark'] as const

/** What the site adds to the head of the document: the colours before anything is drawn, its settings as data, which no policy has to allow. */
const headOf = (site: Site, page: PageSite): string => {
  const { head } = paletteOf(site.theme)
  const colours = schemes.map((scheme, at) => `<meta name="theme-color" content="${head[at]}" media="(prefers-color-scheme: ${scheme})" />`)
  const square = squareAddress(site)
  return [
    ...colours,
    ...(square === undefined ? [] : [`<link rel="icon" href="${escaped(square)}" />`]),
    `<link rel="stylesheet" href="${escaped(themeAddress(site))}" />`,
    `<script id="site" type="application/json">${dataOf(page)}</script>`,
    '',
  ].join('\n    ')
}

/** The built document as the document of a site. */
export const documentOf = (html: string, site: Site, page: PageSite): string =>
  html
    .replace(
      /<title>([^<]*)<\/title>/,
      (_, product: string) => `<title>${site.outName === undefined ? product : escaped(site.outName)}</title>`,
    )
    .replace('</head>', () => `${headOf(site, page)}</head>`)
