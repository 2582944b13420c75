/** Whatever a catalogue holds and whatever is asked: plain objects, what was built of them as bytes, and the snapshot of that answer alike. */
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { basis } from '../../../contract/results/sizing.ts'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import { ballRailTable } from '../../../families/ball-rail/table.ts'
import { ballScrewSizer } from '../../../families/ball-screw/sizer.ts'
import { ballScrewTable } from '../../../families/ball-screw/table.ts'
import type { CatalogueRow, CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { IndexedSizer } from '../../../families/define/sizer.ts'
import { screwJackTable } from '../../../families/screw-jack/table.ts'
import type { FamilyCatalogue } from '../../../server/catalogue/match-index/model.ts'
import { calculateSelection, explainSelection } from '../../fixtures/whole-answers.ts'
import { openSnapshotCatalogue } from '../../unit/server/catalogue/snapshot/snapshot-catalogue.ts'
import { ballScrewParameters, ballScrews, easyBallScrewParameters, screwJacks } from '../families/arbitraries.ts'
import { ballRailParameters, easyGuideParameters, guides } from '../families/ball-rail-arbitraries.ts'
import { indexed } from '../families/real-catalogue.ts'
import { scaledRuns } from '../../setup/runs.ts'

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('', '丝杠', 'a"\\\n', 'ß'))

/** Rows of a family, with texts of any kind and few different ones. */
const rowsOf = <Candidate>(candidates: fc.Arbitrary<Candidate>): fc.Arbitrary<CatalogueRow<Candidate>[]> =>
  fc
    .array(
      fc.record(
        {
          name: text,
          series: text,
          maker: text,
          icon: text,
          basis: fc.constantFrom(...basis.options),
          source: text,
          note: text,
          candidate: candidates,
        },
        { requiredKeys: ['name', 'series', 'maker', 'icon', 'basis', 'source', 'candidate'] },
      ),
      { maxLength: 40 },
    )
    .map((rows) => rows.map((row, place) => ({ ...row, sku: `M${place}` })))

/** Sound ones alone are stored. */
const sound = <Candidate>({ candidate }: CatalogueTable<Candidate>, some: fc.Arbitrary<Candidate>) =>
  rowsOf(some.filter((one) => candidate.safeParse(one).success))

const catalogues = fc.record({
  screws: sound(ballScrewTable, ballScrews),
  guides: sound(ballRailTable, guides),
  jacks: sound(screwJackTable, screwJacks),
})

/** As `toModel` makes them, without a database. */
const plain = <Candidate>(table: CatalogueTable<Candidate>, rows: readonly CatalogueRow<Candidate>[]) =>
  rows.map(({ sku, name, note, candidate, series, maker, basis: known, source, icon }, rank) => ({
    skuID: sku,
    skuName: name,
    series,
    maker,
    basis: known,
    source,
    icon,
    rank,
    candidate: table.candidate.parse(candidate),
    ...(note !== undefined && { tip: note }),
  }))

const answers = <Parameters extends object, Candidate>(
  sizer: IndexedSizer<Parameters, Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  requests: readonly Parameters[],
): string =>
  JSON.stringify(
    requests.map((parameters) => [
      { ...calculateSelection(sizer, catalogue, { parameters, part: { page: 1, size: 50 } }), catalogueVersion: '' },
      { ...explainSelection(sizer, catalogue, { parameters }), catalogueVersion: '' },
    ]),
  )

const opened = await openSnapshotCatalogue()
afterAll(opened.close)

const several = <Request>(...requests: fc.Arbitrary<Request>[]) => fc.array(fc.oneof(...requests), { minLength: 1, maxLength: 6 })

test('a catalogue answers alike as objects, as bytes and from its snapshot', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogues,
      several(ballScrewParameters, easyBallScrewParameters),
      several(ballRailParameters, easyGuideParameters),
      async (rows, aboutScrews, aboutGuides) => {
        await opened.activate(
          new Map<string, readonly CatalogueRow[]>([
            [ballScrewTable.id, rows.screws],
            [ballRailTable.id, rows.guides],
            [screwJackTable.id, rows.jacks],
          ]),
        )
        const built = await opened.start()
        const loaded = await opened.start()
        expect([built.events.at(-1), loaded.events]).toEqual(['snapshotWritten', ['snapshotRead']])
        const screws = answers(ballScrewSizer, await indexed(ballScrewSizer, plain(ballScrewTable, rows.screws)), aboutScrews)
        const guided = answers(ballRailSizer, await indexed(ballRailSizer, plain(ballRailTable, rows.guides)), aboutGuides)
        for (const { catalogue } of [built, loaded]) {
          expect(answers(ballScrewSizer, catalogue.modelsOf(ballScrewTable), aboutScrews)).toBe(screws)
          expect(answers(ballRailSizer, catalogue.modelsOf(ballRailTable), aboutGuides)).toBe(guided)
          expect(JSON.stringify(catalogue.listOf(screwJackTable).models)).toBe(JSON.stringify(plain(screwJackTable, rows.jacks)))
        }
      },
    ),
    scaledRuns(15),
  )
})
