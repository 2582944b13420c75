/**
 * Ball screws of several makers with equal shaft, lead and nut seat: nominal diameter and lead, diameter of the nut (D), its
 * flange (D1) and bolt circle (D4), mm, as each maker prints them.
 */
import type { Equivalents } from '../define/equivalents.ts'

/** Screws whose nuts have the same seat. */
export const screwEquivalents: Equivalents = {
  same: 'nut',
  source:
    'HIWIN BS-08-2-EN-1704-K tables 4.4, 5.4, 6.4; THK General Catalog B-736 to B-743; NBS ball screws p. 127, 129; TBI SFU table in two transcriptions',
  groups: [
    { figures: 'd 16 × 5, D 28, D1 48, D4 38', names: ['R16-05T3-FSIDIN', 'SFU1605-4', 'R16-05T3-DEB'] },
    { figures: 'd 16 × 10, D 28, D1 48, D4 38', names: ['R16-10K3-FSCDIN', 'SFU1610-3'] },
    { figures: 'd 20 × 5, D 36, D1 58, D4 47', names: ['R20-05K4-FSCDIN', 'SFU2005-4', 'R20-05T4-DEB', 'R20-05K4-FSC'] },
    { figures: 'd 25 × 5, D 40, D1 62, D4 51', names: ['R25-05K4-FSCDIN', 'SFU2505-4', 'R25-05T4-DEB', 'R25-05K4-FSC'] },
    { figures: 'd 25 × 10, D 40, D1 62, D4 51', names: ['R25-10K4-FSCDIN', 'SFU2510-4', 'R25-10T3-DEB', 'R25-10K3-FSC'] },
    { figures: 'd 32 × 5, D 50, D1 80, D4 65', names: ['R32-05K6-FSCDIN', 'SFU3205-4', 'R32-05T5-DEB'] },
    { figures: 'd 32 × 10, D 50, D1 80, D4 65', names: ['R32-10K5-FSCDIN', 'SFU3210-4', 'R32-10T4-DEB'] },
    { figures: 'd 40 × 5, D 63, D1 93, D4 78', names: ['R40-05K6-FSCDIN', 'SFU4005-4', 'R40-05T5-DEB', 'R40-05K5-FSC'] },
    { figures: 'd 40 × 10, D 63, D1 93, D4 78', names: ['R40-10K4-FSCDIN', 'SFU4010-4', 'R40-10T4-DEB'] },
    { figures: 'd 50 × 10, D 75, D1 110, D4 93', names: ['R50-10K6-FSCDIN', 'SFU5010-4', 'R50-10T4-DEB'] },
    { figures: 'd 50 × 20, D 75, D1 110, D4 93', names: ['R50-20K5-FSCDIN', 'SFU5020-4', 'R50-20T3-DEB'] },
    { figures: 'd 63 × 10, D 90, D1 125, D4 108', names: ['R63-10T6-FSIDIN', 'SFU6310-4', 'R63-10T6-DEB'] },
    { figures: 'd 63 × 20, D 95, D1 135, D4 115', names: ['SFU6320-4', 'R63-20T4-DEB', 'R63-20T5-DEB'] },
    { figures: 'd 80 × 10, D 105, D1 145, D4 125', names: ['SFU8010-4', 'R80-10T6-DEB'] },
    { figures: 'd 80 × 20, D 125, D1 165, D4 145', names: ['SFU8020-4', 'R80-20T4-DEB', 'R80-20T5-DEB'] },
    { figures: 'd 16 × 5, D 30, D1 49, D4 39', names: ['VFI1605', 'JPF1605-4'] },
    { figures: 'd 20 × 5, D 34, D1 57, D4 45', names: ['VFI2005', 'JPF2005-6'] },
    { figures: 'd 32 × 10, D 54, D1 88, D4 70', names: ['VFI3210', 'JPF3210-6'] },
    { figures: 'd 40 × 10, D 62, D1 104, D4 82', names: ['VFI4010', 'JPF4010-6'] },
    { figures: 'd 16 × 16, D 32, D1 53, D4 42', names: ['VFE1616-3', 'VFE1616-6', 'BLK1616-3.6', 'BLK1616-7.2'] },
    { figures: 'd 20 × 20, D 39, D1 62, D4 50', names: ['VFE2020-3', 'VFE2020-6', 'BLK2020-3.6', 'BLK2020-7.2'] },
    { figures: 'd 25 × 25, D 47, D1 74, D4 60', names: ['VFE2525-3', 'VFE2525-6', 'BLK2525-3.6', 'BLK2525-7.2'] },
    { figures: 'd 32 × 32, D 58, D1 92, D4 74', names: ['VFE3232-3', 'VFE3232-6', 'BLK3232-3.6', 'BLK3232-7.2'] },
    { figures: 'd 40 × 40, D 73, D1 114, D4 93', names: ['VFE4040-3', 'VFE4040-6', 'BLK4040-3.6', 'BLK4040-7.2'] },
    { figures: 'd 50 × 50, D 90, D1 135, D4 112', names: ['VFE5050-3', 'VFE5050-6', 'BLK5050-3.6', 'BLK5050-7.2'] },
    { figures: 'd 15 × 10, D 34, D1 57, D4 45', names: ['BLK1510-5.6', 'R15-10K3-FSC'] },
  ],
}
