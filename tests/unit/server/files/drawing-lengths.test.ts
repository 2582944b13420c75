/** What the lengths of a drawing claim: stated by the maker, or typical. */
import { expect, test } from 'vitest'
import { loadFamily } from '../../../../families/registry.ts'
import { drawSheet } from '../../../../server/files/drawing/draw-sheet.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { sampleInput } from './sample-file.ts'

const silent = () => undefined

const inputOf = async (family: string, sku: string, changed: Readonly<Record<string, unknown>> = {}) => {
  const model = modelsOf((await loadFamily(family)).table).find(({ skuID }) => skuID === sku)
  if (!model) throw new Error(`the catalogue has no ${sku}`)
  const { model: sample } = sampleInput(sku, 'drawing')
  // Every family's candidate is an object of its columns.
  const candidate = { ...(model.candidate as Readonly<Record<string, unknown>>), ...changed }
  return sampleInput(sku, 'drawing', { model: { ...sample, family, sku, candidate } })
}

test('a stated length of a hole is not marked because a typical one is as long', async () => {
  // 0.18 × 38.9 mm, rounded: the typical depth of the thread is 7 mm, as is the stated hole of the rail.
  const { notes } = await drawSheet(await inputOf('ball-rail', 'HIWIN-EGH25CA', { heightMm: 38.9, blockThreadDepthMm: undefined }), silent)
  expect(notes.slice(0, 3)).toEqual([
    expect.stringMatching(/^A: \d+ × ⌀7, through, 60 apart$/),
    expect.stringMatching(/^B: \d+ × ⌀11, 9 deep, 60 apart$/),
    'C: 4 × M6, 7* deep, 35 × 35 apart',
  ])
})
