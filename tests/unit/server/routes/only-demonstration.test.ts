/** Working conditions that demonstration series alone meet, or no model. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { success } from '../../../../contract/errors.ts'
import { narrowable } from '../../../../contract/results/narrowing.ts'
import { explanation } from '../../../../contract/results/selection.ts'
import { sharedService } from '../support/real-service.ts'
import { readSharedSeed } from '../support/shared-seed.ts'

const jack = { ED: '33', Speed: '500', Stroke: '300', FixedMethod: 'base-fixed-end-fixed', InstallType: '1A', WType: 'medium' }

const ask = async (call: string, query: Readonly<Record<string, string>>): Promise<unknown> => {
  const { app } = await sharedService()
  return (await app.request(`/YQWorking/api/LiftWorking/${call}?${new URLSearchParams(query)}`, { headers: { lang: 'en' } })).json()
}
const calculated = async (query: Readonly<Record<string, string>>) => z.object({ narrowable }).parse(await ask('Calculation', query))
const explained = async (query: Readonly<Record<string, string>>) => success(explanation).parse(await ask('Explanation', query)).data

const basisOf = async (skuID: string) => (await readSharedSeed()).rows.get('screw-jack')?.find(({ sku }) => sku === skuID)?.basis

test.each(['7500', '20000'])('no product bears %s kg at this duty: the closest products, and what they fail', async (W) => {
  const { basis } = (await calculated({ ...jack, W })).narrowable
  expect(basis.filter(({ value }) => value !== 'demo')).toEqual([])
  const { nearest } = await explained({ ...jack, W })
  expect(nearest.length).toBeGreaterThan(0)
  for (const { skuID, failing } of nearest) {
    expect([skuID, await basisOf(skuID)]).not.toEqual([skuID, 'demo'])
    expect(failing.length).toBeGreaterThan(0)
  }
})

test('where a product matches, none is called closest', async () => {
  const { matched, nearest } = await explained({ ...jack, W: '500', Speed: '100', ED: '10' })
  expect(matched).toBeGreaterThan(0)
  expect(nearest).toEqual([])
})
