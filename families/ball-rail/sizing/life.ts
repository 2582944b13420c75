/** Fatigue life of ball-rail guides (ISO 14728-1 as the catalogues print it). */
import type { LayoutShape } from './layout.ts'
import { boundedQuotient, unlimited } from '../../formulas/physical-constants.ts'
import { cubeRoot } from '../../formulas/portable-math.ts'

/** The distance to which most makers of ball guides rate C, m. */
export const commonRatingDistance = 50_000

/** Life exponent of ball contacts. */
const ballExponent = 3

/**
 * fC by the number of blocks of one rail in close contact, which share the load unevenly. C and C0 are multiplied by it.
 * Source: THK General Catalog A-11 table 2.
 */
export const contactFactors = { 1: 1, 2: 0.81, 3: 0.72, 4: 0.66 } as const satisfies Record<LayoutShape['blocksPerRail'], number>

/** Inputs of the life of a block. */
export type GuideLifeInput = {
  /** C for `ratingDistance`, N. */
  readonly dynamicLoadRating: number
  /** 50 or 100 km, in m. */
  readonly ratingDistance: number
  /** Mean equivalent load Pm, N, >= 0. */
  readonly meanLoad: number
  /** fw, >= 1. */
  readonly loadFactor: number
  /** fT, 0 to 1. */
  readonly temperatureFactor: number
  /** fC, 0 to 1. */
  readonly contactFactor: number
}

/**
 * L = (fT fC C / (fw Pm))³ × 50 km, or × 100 km if C is rated for that.
 * @param input ratings, mean load and factors
 * @returns m; `unlimited` without load
 * Source: THK General Catalog A-100; HIWIN G99TE20-1808 eq. 1.4; ISO 14728-1 for 100 km.
 */
export const guideLife = (input: GuideLifeInput): number =>
  Math.min(
    boundedQuotient(input.temperatureFactor * input.contactFactor * input.dynamicLoadRating, input.loadFactor * input.meanLoad) **
      ballExponent *
      input.ratingDistance,
    unlimited,
  )

/**
 * The rating of the same block for 50 km: C50 = C (Lrated / 50 km)^(1/3), 1.26 C100.
 * @param dynamicLoadRating C, N
 * @param ratingDistance distance of C, m
 * @returns N
 * Source: ISO 14728-1; Schneeberger catalogue p. 85.
 */
export const ratingFor50Km = (dynamicLoadRating: number, ratingDistance: number): number =>
  dynamicLoadRating * cubeRoot(ratingDistance / commonRatingDistance)
