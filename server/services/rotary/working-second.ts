import {
  type RecommendedChoice,
  rotaryParameterTypes,
  type WorkingSecondAnswer,
  type WorkingSecondRequest,
} from '../../../contract/rotary-working.ts'
import type { RotaryAnswer } from '../../../families/rotary/match.ts'
import { platformTypeOf } from '../../../families/rotary/platform-type.ts'
import { andThen, type Read } from '../requests/faults.ts'
import { readRotaryRequest } from './read-rotary-request.ts'
import { cardsOf, countsOf, findPlatforms, platformIcons } from './rotary-cards.ts'
import type { RotaryRows } from './rotary-rows.ts'

/** What can still be chosen; a parameter without any option is left out. */
const choicesOf = ({ options, recommendedRatio }: RotaryAnswer): RecommendedChoice[] => {
  const all: RecommendedChoice[] = [
    {
      paramName: 'i',
      paramType: rotaryParameterTypes.radio,
      values: options.i.map(({ value, count }) => ({ value: String(value), icon: '', count })),
      ...(recommendedRatio !== undefined && { recommended: String(recommendedRatio) }),
    },
    {
      paramName: 'reducerType',
      paramType: rotaryParameterTypes.images,
      values: options.reducerType.map(({ value, count }) => ({ value, icon: platformIcons[value], count })),
    },
  ]
  return all.filter(({ values }) => values.length > 0)
}

/** Platforms, each with the best of the motors that drive it, for the rows of a scene; what can be narrowed further. */
export const workingSecond = (request: WorkingSecondRequest, rows: RotaryRows): Read<WorkingSecondAnswer> =>
  andThen(readRotaryRequest(['parmentDto', request.parmentDto], request, rows), (asked) => {
    const found = findPlatforms(asked, rows)
    const cards = cardsOf(asked, found.best)
    return {
      values: {
        ...countsOf(found, rows),
        calculationList: request.parmentDto,
        workingList: found.best.flatMap(({ platform }, place) => {
          const card = cards[place]
          return card ? [{ ...card, moduleIcon: platformIcons[platformTypeOf(platform.candidate)] }] : []
        }),
        selectList: choicesOf(found),
        serviceID: cards[0]?.serviceID ?? '',
      },
    }
  })
