import { choice, defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'ISO 281; U. C. Jindal, Machine Design, ch. 18'
const adjusted = 'ISO 281; a1: RBC Bearings'

/** Life of a rolling bearing by ISO 281: equivalent load, basic rating life, and life at another reliability and lubrication. */
export const bearingLife = defineCalculator({
  id: 9407,
  name: 'bearingLife',
  place: { group: 'rotary', drawing: 'Turntable' },
  fields: {
    kind: choice({
      options: [
        { value: 'ball', exponent: 3 },
        { value: 'roller', exponent: 3.3333333333333335 },
      ],
      as: 'radio',
      default: 'ball',
    }),
    dynamic: number({ unit: 'kN', exclusiveMin: 0, max: 20_000 }),
    radial: number({ unit: 'kN', min: 0, max: 20_000 }),
    axial: number({ unit: 'kN', min: 0, max: 20_000 }),
    radialFactor: number({ min: 0, max: 1 }),
    axialFactor: number({ min: 0, max: 5 }),
    rotation: number({ min: 1, max: 1.2, default: 1 }),
    turns: number({ unit: 'rpm', exclusiveMin: 0, max: 100_000 }),
    reliability: choice({
      options: [
        { value: '90', a1: 1 },
        { value: '95', a1: 0.62 },
        { value: '96', a1: 0.53 },
        { value: '97', a1: 0.44 },
        { value: '98', a1: 0.33 },
        { value: '99', a1: 0.21 },
      ],
      default: '90',
    }),
    lubrication: number({ min: 0.1, max: 50 }),
  },
  derived: {
    equivalent: {
      unit: 'kN',
      value: 'max(rotation * radial, radialFactor * rotation * radial + axialFactor * axial)',
      symbol: 'P',
      source,
      digits: 4,
    },
    basic: { value: 'pow(dynamic / equivalent, kind.exponent)', symbol: 'L10', source, digits: 4 },
    basicHours: { unit: 'h', value: 'basic * 1000000[turn] / (turns * 60[turn/rpm/h])', symbol: 'L10h', source, digits: 4 },
    modified: { value: 'reliability.a1 * lubrication * basic', symbol: 'Lnm', source: adjusted, digits: 4 },
    modifiedHours: { unit: 'h', value: 'reliability.a1 * lubrication * basicHours', symbol: 'Lnmh', source: adjusted, digits: 4 },
  },
  rules: { light: { holds: 'equivalent <= 0.5 * dynamic', at: ['dynamic', 'radial', 'axial'] } },
  layout: [
    section('bearing', ['kind', 'dynamic']),
    section('load', ['radial', 'axial', 'radialFactor', 'axialFactor', 'rotation', 'equivalent', 'turns']),
    section('conditions', ['reliability', 'lubrication']),
  ],
  results: { values: ['basic', 'basicHours', 'modified', 'modifiedHours'] },
})

const percent = { '90': '90 %', '95': '95 %', '96': '96 %', '97': '97 %', '98': '98 %', '99': '99 %' }

export const texts = {
  en: {
    class: { name: 'Bearing life', note: 'Basic and modified rating life of a rolling bearing' },
    sections: { bearing: 'Bearing', load: 'Load', conditions: 'Conditions' },
    kind: { label: 'Rolling elements', exponent: { label: 'Life exponent' }, options: { ball: 'Balls', roller: 'Rollers' } },
    dynamic: { label: 'Dynamic load rating' },
    radial: { label: 'Radial load' },
    axial: { label: 'Axial load' },
    radialFactor: { label: 'Radial factor X' },
    axialFactor: { label: 'Axial factor Y' },
    rotation: { label: 'Rotation factor V', hint: '1.2 where the outer ring turns' },
    turns: { label: 'Speed' },
    reliability: { label: 'Reliability', a1: { label: 'Reliability factor a1' }, options: percent },
    lubrication: { label: 'Life modification factor aISO', hint: 'By the diagram of the maker: lubrication and cleanliness' },
    equivalent: { label: 'Equivalent load' },
    basic: { label: 'Basic rating life, million turns' },
    basicHours: { label: 'Basic rating life' },
    modified: { label: 'Modified life, million turns' },
    modifiedHours: { label: 'Modified life' },
    rules: { light: 'A load of {equivalent} is more than half of the rating of {dynamic}: there this formula does not hold.' },
  },
  'zh-Hans': {
    class: { name: '轴承寿命', note: '滚动轴承的基本额定寿命和修正寿命' },
    sections: { bearing: '轴承', load: '载荷', conditions: '工况' },
    kind: { label: '滚动体', exponent: { label: '寿命指数' }, options: { ball: '球', roller: '滚子' } },
    dynamic: { label: '额定动载荷' },
    radial: { label: '径向载荷' },
    axial: { label: '轴向载荷' },
    radialFactor: { label: '径向系数 X' },
    axialFactor: { label: '轴向系数 Y' },
    rotation: { label: '旋转系数 V', hint: '外圈旋转时为 1.2' },
    turns: { label: '转速' },
    reliability: { label: '可靠度', a1: { label: '可靠度系数 a1' }, options: percent },
    lubrication: { label: '寿命修正系数 aISO', hint: '按制造商的图：润滑和清洁度' },
    equivalent: { label: '当量载荷' },
    basic: { label: '基本额定寿命（百万转）' },
    basicHours: { label: '基本额定寿命' },
    modified: { label: '修正寿命（百万转）' },
    modifiedHours: { label: '修正寿命' },
    rules: { light: '当量载荷 {equivalent} 超过额定动载荷 {dynamic} 的一半：此公式不适用。' },
  },
  es: {
    class: { name: 'Vida de un rodamiento', note: 'Vida nominal básica y modificada' },
    sections: { bearing: 'Rodamiento', load: 'Carga', conditions: 'Condiciones' },
    kind: { label: 'Elementos rodantes', exponent: { label: 'Exponente de vida' }, options: { ball: 'Bolas', roller: 'Rodillos' } },
    dynamic: { label: 'Capacidad de carga dinámica' },
    radial: { label: 'Carga radial' },
    axial: { label: 'Carga axial' },
    radialFactor: { label: 'Factor radial X' },
    axialFactor: { label: 'Factor axial Y' },
    rotation: { label: 'Factor de rotación V', hint: '1,2 si gira el aro exterior' },
    turns: { label: 'Velocidad de giro' },
    reliability: { label: 'Fiabilidad', a1: { label: 'Factor de fiabilidad a1' }, options: percent },
    lubrication: { label: 'Factor de modificación aISO', hint: 'Según el diagrama del fabricante: lubricación y limpieza' },
    equivalent: { label: 'Carga equivalente' },
    basic: { label: 'Vida básica, millones de vueltas' },
    basicHours: { label: 'Vida básica' },
    modified: { label: 'Vida modificada, millones de vueltas' },
    modifiedHours: { label: 'Vida modificada' },
    rules: { light: 'La carga de {equivalent} supera la mitad de la capacidad de {dynamic}: ahí la fórmula no es válida.' },
  },
  ru: {
    class: { name: 'Долговечность подшипника', note: 'Базовый и модифицированный расчётный ресурс' },
    sections: { bearing: 'Подшипник', load: 'Нагрузка', conditions: 'Условия' },
    kind: { label: 'Тела качения', exponent: { label: 'Показатель степени' }, options: { ball: 'Шарики', roller: 'Ролики' } },
    dynamic: { label: 'Динамическая грузоподъёмность' },
    radial: { label: 'Радиальная нагрузка' },
    axial: { label: 'Осевая нагрузка' },
    radialFactor: { label: 'Коэффициент радиальной нагрузки X' },
    axialFactor: { label: 'Коэффициент осевой нагрузки Y' },
    rotation: { label: 'Коэффициент вращения V', hint: 'Если вращается наружное кольцо, 1,2' },
    turns: { label: 'Частота вращения' },
    reliability: { label: 'Надёжность', a1: { label: 'Коэффициент надёжности a1' }, options: percent },
    lubrication: { label: 'Коэффициент модификации aISO', hint: 'По диаграмме изготовителя: смазка и чистота' },
    equivalent: { label: 'Эквивалентная нагрузка' },
    basic: { label: 'Базовый ресурс, млн оборотов' },
    basicHours: { label: 'Базовый ресурс' },
    modified: { label: 'Модифицированный ресурс, млн оборотов' },
    modifiedHours: { label: 'Модифицированный ресурс' },
    rules: { light: 'Нагрузка {equivalent} больше половины грузоподъёмности {dynamic}: там эта формула неприменима.' },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Machine_Design_by_U.C._Jindal/Ch18_2; the speed is
 * ours. Reliability factors: RBC Bearings, Adjustment Factors for Rating Life (rbcbearings.com), which are below those of ISO 281:2007.
 * A load of at most half the rating: as for ball guides (NBS, C >= 2 P).
 */
export const examples = {
  init: {},
  fresh: {
    kind: 'ball',
    'dynamic.exclusiveMin': 0,
    'dynamic.max': 20_000,
    'radial.min': 0,
    'radial.max': 20_000,
    'axial.min': 0,
    'axial.max': 20_000,
    'radialFactor.min': 0,
    'radialFactor.max': 1,
    'axialFactor.min': 0,
    'axialFactor.max': 5,
    rotation: 1,
    'rotation.min': 1,
    'rotation.max': 1.2,
    'turns.exclusiveMin': 0,
    'turns.max': 100_000,
    reliability: '90',
    'lubrication.min': 0.1,
    'lubrication.max': 50,
  },
  cases: [
    {
      name: 'Jindal, example 18-2, page 508: the inner ring turns',
      inputs: { dynamic: 5.59, radial: 1.25, axial: 0.625, radialFactor: 0.56, axialFactor: 1.2, turns: 1440, lubrication: 1 },
      printed: { basic: '57.3' },
      shows: { equivalent: 1.45, basicHours: 663.15901, modified: 57.2969385 },
      chosen: {
        kind: { roller: { basic: 89.8419878 } },
        reliability: {
          '95': { modified: 35.5241018, modifiedHours: 411.158586 },
          '96': { modified: 30.3673774 },
          '97': { modified: 25.2106529 },
          '98': { modified: 18.9079897 },
          '99': { modified: 12.0323571 },
        },
      },
    },
    {
      name: 'Jindal, example 18-2, page 508: the outer ring turns',
      inputs: {
        dynamic: 5.59,
        radial: 1.25,
        axial: 0.625,
        radialFactor: 0.56,
        axialFactor: 1.2,
        rotation: 1.2,
        turns: 1440,
        lubrication: 1,
      },
      printed: { basic: '43.46' },
    },
  ],
} satisfies CalculatorExamples
