import type { BallScrewCandidate } from '../../../families/ball-screw/wire/ball-screw.ts'

/** A row of the catalogue. */
export const screwCandidate: BallScrewCandidate = {
  nominalDiameterMm: 20,
  leadMm: 40,
  rootDiameterMm: 17.5,
  ballCircleDiameterMm: 20.75,
  dynamicLoadRatingN: 6600,
  staticLoadRatingN: 17_200,
  nutLengthMm: 81.5,
  dnLimit: 70_000,
  maxSpeedRpm: 'none',
  lengthByGrade: { '50': 2000, '100': 2200, '210': 2200 },
}
