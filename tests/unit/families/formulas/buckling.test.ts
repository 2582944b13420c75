import { expect, test } from 'vitest'
import { endFixities } from '../../../../families/formulas/screw-terms.ts'
import { eulerEndFactor, eulerLoad } from '../../../../families/formulas/buckling.ts'
import { bendingEigenvalue, criticalSpeed } from '../../../../families/formulas/critical-speed.ts'

/** The catalogues' tables: THK with its margin inside, Bosch Rexroth and NBS without. Their two-digit rounding sets the tolerances. */
const published = {
  'fixed-free': { eta2: 1.3, rexrothLoad: 2.6, lambda2: 3.4, rexrothSpeed: 4.3 },
  'supported-supported': { eta2: 5.1, rexrothLoad: 10.2, lambda2: 9.7, rexrothSpeed: 12.1 },
  'fixed-supported': { eta2: 10, rexrothLoad: 20.4, lambda2: 15.1, rexrothSpeed: 18.9 },
  'fixed-fixed': { eta2: 20, rexrothLoad: 40.6, lambda2: 21.9, rexrothSpeed: 27.4 },
}
const unit = { rootDiameter: 1e-3, length: 1e-3 }

test.each(endFixities)('%s: one table without margin gives the printed ones with theirs (5 % for one digit, else 2.5 %)', (fixity) => {
  const { eta2, rexrothLoad, lambda2, rexrothSpeed } = published[fixity]
  const load = eulerLoad({ ...unit, endFactor: eulerEndFactor[fixity] }) / 1e4
  const speed = (criticalSpeed({ ...unit, eigenvalueSquared: bendingEigenvalue[fixity] ** 2 }) * 60) / 1e7
  expect(Math.abs((0.5 * load) / eta2 - 1)).toBeLessThan(0.05)
  expect(Math.abs(load / rexrothLoad - 1)).toBeLessThan(0.05)
  expect(Math.abs((0.8 * speed) / lambda2 - 1)).toBeLessThan(0.025)
  expect(Math.abs(speed / rexrothSpeed - 1)).toBeLessThan(0.025)
})
