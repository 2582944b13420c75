/** The calls that find rotary platforms: for the rows of a scene, for one motor, explanation, check of a described pair. */
import type { PairCalculation, PairFamily } from '../define/pair-family.ts'
import { customMotorUnits } from '../reducer/wire/custom-motor.ts'
import { exampleServoMotor } from '../servo-motor/example-motor.ts'
import type { ShownPair } from './card.ts'
import { exampleDemand } from './example-demand.ts'
import { rotaryLabelKey } from './labels.ts'
import type { RotaryOption } from './options.ts'
import {
  type RotaryQuery,
  readCheck,
  readExplanation,
  readServoCalculation,
  readWorkingSecond,
  type RotaryPairCandidate,
} from './read-request.ts'
import { layOutPlatforms, type RotaryRows } from './rotary-rows.ts'
import { type FoundPlatforms, partsOfPlatform, platformIcons, preparePlatforms } from './search.ts'
import {
  type RecommendedChoice,
  rotaryParameterTypes,
  rotaryServoAnswer,
  rotaryServoRequest,
  workingSecondAnswer,
  workingSecondRequest,
} from './wire/calls.ts'
import { longestRotaryList, rotaryCheckAnswer, rotaryCheckRequest, rotaryExplanation, rotaryExplanationRequest } from './wire/ledger.ts'
import { rotaryService } from './wire/names.ts'
import { writeSecond } from './wire/second-demand.ts'

type Calculation = PairCalculation<RotaryRows, RotaryQuery, FoundPlatforms>

/** The remaining filter options; a parameter without options is omitted. */
const choicesOf = ({ options, recommendedRatio }: FoundPlatforms): RecommendedChoice[] => {
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

/** Platforms with the best of their motors, for the rows of a scene, and the remaining filter options. */
const workingSecond: Calculation = {
  call: 'WorkingSecond',
  summary: 'Platforms for a requirement',
  description:
    'Platforms for the rows of WorkingFirst, each with the best servo motor for it (none if the motor is built in), best first. selectList: the ratios and kinds of platform that fit, with the number of platforms of each; recommended is the ratio of the first platform, whatever drives it.',
  request: workingSecondRequest,
  answer: ['WorkingSecond', workingSecondAnswer],
  parse: readWorkingSecond,
  example: () => writeSecond({ demand: exampleDemand }),
  pins: { platform: 'platformSku', motor: 'motorSku' },
  choices: ['i', 'reducerType', 'match'],
  write: (counted, cards, { all, query }) => ({
    ...counted,
    calculationList: query.quantities,
    workingList: cards.map((card) => ({ ...card, moduleIcon: card.icon })),
    selectList: choicesOf(all),
    serviceID: cards[0]?.serviceID ?? '',
  }),
}

const toOptions = (options: readonly RotaryOption<string>[]) => options.map(({ value, count }) => ({ value, icon: '', count }))

/** Platforms for one motor, or for any; the choices of a group do not restrict its own options. */
const platformsForMotor: Calculation = {
  call: 'ServoMotorCalculation',
  summary: 'Platforms for a servo motor',
  description:
    'Platforms for a motor of the catalogue (sku), for a described one, or for any motor if neither is sent. matchList rates the inertia ratio.',
  request: rotaryServoRequest,
  answer: ['ServoMotorCalculation', rotaryServoAnswer],
  parse: readServoCalculation,
  example: ({ motors }) => ({ sku: exampleServoMotor(motors), workingData: exampleDemand }),
  pins: { platform: 'platformSku', motor: 'motorSku' },
  choices: ['sku', 'i', 'match', 'seriesList'],
  write: (counted, list, { all: { options } }) => ({
    ...counted,
    count: counted.matched,
    iList: options.i.map(({ value }) => value),
    list,
    matchList: toOptions(options.match),
    seriesList: toOptions(options.series),
  }),
}

/** The pair family of rotary platforms with their motors. */
export const rotaryPairs: PairFamily<RotaryRows, ShownPair, RotaryPairCandidate, RotaryQuery, FoundPlatforms> = {
  service: rotaryService,
  choosesFrom: 'servo-motor',
  showsDemonstrations: true,
  labelKey: rotaryLabelKey,
  units: customMotorUnits,
  layOut: layOutPlatforms,
  prepare: preparePlatforms,
  partsOf: partsOfPlatform,
  calculations: [workingSecond, platformsForMotor],
  explanation: {
    summary: 'Why platforms fit or not',
    description:
      'The platforms of a list, each with its best motor, or the one named by skuID (and motorSku), each with every check and value; with only = failed the platforms that fit with no motor, with the motor that comes nearest. If nothing fits: the choice that excludes everything (for the ratio with the nearest one that helps), or the nearest platforms with the reduction of one row that each needs.',
    request: rotaryExplanationRequest,
    answer: ['Explanation', rotaryExplanation],
    parse: readExplanation,
    example: () => ({ parameters: { workingData: exampleDemand } }),
    longestRejected: longestRotaryList,
    faultPath: 'parameters.workingData',
  },
  check: {
    summary: 'Size a described platform',
    description:
      'The same sizing for a platform and its motor described by their technical data; without a motor only the platform is checked.',
    request: rotaryCheckRequest,
    answer: ['CheckAnswer', rotaryCheckAnswer],
    parse: readCheck,
    example: () => ({ parameters: { workingData: exampleDemand } }),
  },
}
