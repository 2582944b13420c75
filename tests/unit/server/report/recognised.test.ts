/** A report is recognised for ever: whatever its site is called later, wherever it is served, and after others have saved it. */
import { describe, expect, it } from 'vitest'
import { site as siteShape, type Site } from '../../../../contract/site/site.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { makeReport } from '../../../../server/files/report/make-report.ts'
import { sealed } from '../../../../server/files/report/report-seal.ts'
import { checkReport } from '../../../../server/services/report/check-report.ts'
import { addressOfSite } from '../../../../server/sites/site-address.ts'
import { nameOfSite } from '../../../../server/sites/site-name.ts'
import { ownReports } from '../support/own-database.ts'
import { caller, formCases, siteSecret } from '../support/reports.ts'
import { drawnOver, noted, reordered, signed } from '../support/rewrite-pdf.ts'

const make = (input: FileInput): Promise<Uint8Array> => makeReport(input, () => undefined)

const reports = ownReports()

const inputOf = async (locale: Locale = 'en'): Promise<FileInput> => {
  const [screw] = formCases()
  if (!screw) throw new Error('no case')
  return reports.inputOf(screw, { skuID: 'THK-WTF2040-2' }, { locale })
}

const check = (document: Uint8Array, parts: Partial<typeof reports.parts> = {}) =>
  checkReport(Uint8Array.from(document), { ...reports.parts, ...parts }, caller)

type Named = Partial<Pick<Site, 'name' | 'outName' | 'outNameEn' | 'hosts'>>

const siteNamed = (named: Named): Site => siteShape.parse({ key: 'acme', name: 'Acme', ...named })

/** What a site has ever been, in every combination of its names. */
const states: readonly Named[] = [
  {},
  { name: 'acme-2' },
  { outName: '艾克美' },
  { outNameEn: 'Acme Drives' },
  { outName: '艾克美', outNameEn: 'Acme Drives', hosts: ['drives.acme.example'] },
  { name: 'Renamed', outName: '新名', outNameEn: 'Renamed Ltd', hosts: ['new.example'] },
]

const ownAddress = 'https://sizewright.example'

const issued = async (site: Site, locale: Locale): Promise<Uint8Array> => {
  const input = {
    ...(await inputOf(locale)),
    site: { key: site.key, name: nameOfSite(site, locale), address: addressOfSite(site, ownAddress) },
  }
  return make(sealed(siteSecret, input))
}

describe('a report of any state of its site', () => {
  const cases = states.map((state, index) => ({ state, locale: (['en', 'zh-Hans', 'ru'] as const)[index % 3] ?? 'en' }))
  for (const { state, locale } of cases) {
    it(`is the same in every later state: ${JSON.stringify(state)}, ${locale}`, async () => {
      const document = await issued(siteNamed(state), locale)
      const last = states.at(-1) ?? {}
      // As it was before, as it is called at last, and gone.
      for (const later of [[siteNamed({})], [siteNamed(last)], []]) {
        const found = await check(document, { sites: () => later })
        expect(found).toMatchObject({ outcome: 'same', proved: true, sealed: true })
      }
    })
  }

  it('is not the same with another name, or under the seal of somebody else', async () => {
    const site = { key: 'acme', name: 'Impostor', address: ownAddress }
    const input = { ...(await inputOf()), site }
    const sites = () => [siteNamed({})]
    const forged = [input, sealed('another secret', input), { ...sealed(siteSecret, { ...input, site: { ...site, name: 'Acme' } }), site }]
    for (const one of forged) expect(await check(await make(one), { sites })).toMatchObject({ outcome: 'changed', sealed: false })
    expect(await check(await make(input), { sites, knownSecretOf: async () => undefined })).toMatchObject({ outcome: 'changed' })
  })

  it('is known to be as issued when the program is another one', async () => {
    const input = sealed(siteSecret, await inputOf())
    const other = { engineVersion: async () => '9.0.0' }
    expect(await check(await make(input), other)).toMatchObject({ outcome: 'otherVersion', proved: false, sealed: true })
    expect(await check(await make({ ...input, orderCode: 'X' }), other)).toMatchObject({ outcome: 'otherVersion', sealed: false })
  })
})

const corner = [2, 2, 40, 12]

describe('a report that another program has saved', () => {
  it('is the same with its additions: in another order, signed, with a note beside the text', async () => {
    const bytes = await make(await inputOf())
    expect(await check(reordered(bytes))).toMatchObject({ outcome: 'same', reason: 'additions', proved: true, additions: [] })
    const signature = { kind: 'signature', page: 1, text: '' }
    expect(await check(signed(bytes, { rect: [0, 0, 0, 0] }))).toMatchObject({ outcome: 'same', additions: [signature] })
    expect(await check(signed(reordered(bytes), { rect: corner }))).toMatchObject({ outcome: 'same', additions: [signature] })
    const note = { kind: 'annotation', page: 1, text: 'seen' }
    expect(await check(noted(bytes, { rect: corner, says: 'seen' }))).toMatchObject({ outcome: 'same', additions: [note] })
  })

  it('is changed where something covers its text or was drawn on its pages', async () => {
    const bytes = await make(await inputOf())
    const over = [50, 500, 560, 800]
    expect(await check(noted(bytes, { rect: over, says: '12 %' }))).toMatchObject({ outcome: 'changed', reason: 'covered', proved: false })
    expect(await check(signed(bytes, { rect: over }))).toMatchObject({ outcome: 'changed', reason: 'covered' })
    const painted = drawnOver(bytes, '1 1 1 rg 50 500 510 300 re f')
    expect(await check(painted)).toMatchObject({ outcome: 'changed', reason: 'otherBytes', proved: false })
  })
})
