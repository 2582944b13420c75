import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SkuFilter } from '../../../contract/directory/sku-selection.ts'
import { MotorParameters } from '../../../screens/pages/servo/servo-parameters.tsx'
import { parameterOf } from '../../unit/screens/filters/parameter-of.ts'
import { openPart } from './open-part.tsx'

const network = globalThis.fetch
afterEach(() => {
  globalThis.fetch = network
})

it('hands on what the service has chosen of the further parameters, once they are there', async () => {
  const params = [
    parameterOf({ paramName: 'ratedPower', values: [100, 400], defValue: 400 }),
    parameterOf({ paramName: 'brand', values: ['Acme'] }),
  ]
  globalThis.fetch = async (input, init) =>
    typeof input === 'string' && input.startsWith('/YQ_1') ? Response.json({ code: 0, data: { params } }) : network(input, init)
  const onFirst = vi.fn<(filters: readonly SkuFilter[]) => void>()
  await openPart(<MotorParameters chosen={[]} remaining={undefined} onChange={() => undefined} onFirst={onFirst} />)
  await expect.element(page.getByRole('button', { name: '400' })).toBeVisible()
  await expect.poll(() => onFirst.mock.calls).toEqual([[[{ paramName: 'ratedPower', values: [400] }]]])
})
