/** Files generated for a site: its colours, its logo, and the site-specific head of its pages. */
import { createHash } from 'node:crypto'
import { fileOfLogo } from '../../../contract/site/logo.ts'
import { shownNames, type Site, site as siteShape } from '../../../contract/site/site.ts'
import type { PageSite } from '../../../contract/site/site-calls.ts'
import { paletteOf, themeCss } from '../../sites/theme/palette.ts'

/** Hash of the content; addresses that contain it may be cached indefinitely. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 10)

const addressOf = (file: string, { key }: Site, contents: string): string => `/static/${file}?site=${key}&v=${versionOf(contents)}`

/** Address of a logo, with its version; undefined where the site has none. */
const pictureAddress = (name: string, site: Site, logo: string | undefined): string | undefined =>
  logo && addressOf(`${name}.${fileOfLogo(logo).type}`, site, logo)

/** Address of the site's logo. */
export const logoAddress = (site: Site): string | undefined => pictureAddress('logo', site, site.logo)

/** Address of the icon in the browser tab. */
export const squareAddress = (site: Site): string | undefined => pictureAddress('logo-square', site, site.logoSquare)

/** Address of the site's colours. */
export const themeAddress = (site: Site): string => addressOf('customtheme.css', site, themeCss(site.theme))

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '')

/** The default colours, which the sheet of the pages has already. */
const defaultColours = themeCss(siteShape.parse({ key: 'default', name: 'Sizewright' }).theme)

/** The link to the colours of a site that has its own. */
const themeLink = (site: Site): readonly string[] =>
  themeCss(site.theme) === defaultColours ? [] : [`<link rel="stylesheet" href="${escaped(themeAddress(site))}" />`]

/** JSON that is safe inside a script element. */
const dataOf = (page: PageSite): string => JSON.stringify(page).replaceAll('<', String.raw`\u003c`)

const schemes = ['light', 'dark'] as const

/**
 * The additions to the document head: the colours, which must load first, and the site's settings as data, which need no
 * exception in the content security policy.
 */
const headOf = (site: Site, page: PageSite): string => {
  const { head } = paletteOf(site.theme)
  const colours = schemes.map((scheme, at) => `<meta name="theme-color" content="${head[at]}" media="(prefers-color-scheme: ${scheme})" />`)
  const square = squareAddress(site)
  return [
    ...colours,
    ...(square === undefined ? [] : [`<link rel="icon" href="${escaped(square)}" />`]),
    ...themeLink(site),
    `<script id="site" type="application/json">${dataOf(page)}</script>`,
    '',
  ].join('\n    ')
}

/** The icon of the product, for sites without one of their own. */
const productIcon = /<link rel="icon"[^>]*>\s*/

/** The built document with the additions of a site. */
export const documentOf = (html: string, site: Site, page: PageSite): string =>
  (squareAddress(site) === undefined ? html : html.replace(productIcon, ''))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(shownNames(site).outName)}</title>`)
    .replace('</head>', () => `${headOf(site, page)}</head>`)
