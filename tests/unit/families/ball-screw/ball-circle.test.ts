import { expect, test } from 'vitest'
import { ballScrewOf } from '../../../../families/ball-screw/duty.ts'
import { largestBallCircleRatio } from '../../../../families/ball-screw/sizing/ball-circle.ts'
import { ballScrewModels } from '../../../property/families/real-catalogue.ts'

test('the estimate of a ball circle is the largest printed ratio: no shipped row that states its circle is above it', () => {
  const ratios = ballScrewModels.flatMap(({ candidate: { ballCircleDiameterMm, nominalDiameterMm } }) =>
    ballCircleDiameterMm === undefined ? [] : [ballCircleDiameterMm / nominalDiameterMm],
  )
  // BTK1808-3.6: 19.3 / 18 = 1.07222…
  expect(Math.max(...ratios)).toBeCloseTo(19.3 / 18, 12)
  expect(largestBallCircleRatio).toBe(Math.ceil(Math.max(...ratios) * 1e4) / 1e4)
})

test('without a ball circle 20 mm stand for 21.446 mm', () => {
  const row = ballScrewModels.find(({ skuName }) => skuName === 'R20-05T4-DEB')
  expect(row?.candidate.ballCircleDiameterMm).toBeUndefined()
  expect(row && ballScrewOf(row.candidate).ballCircleDiameter).toBeCloseTo(0.021_446, 12)
})
