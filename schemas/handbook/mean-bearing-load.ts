import { defineCalculator, list, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'U. C. Jindal, Machine Design, ch. 18'

/** Ball bearing under a load that changes in phases: mean speed, cubic mean load, and the dynamic load rating that a life needs. */
export const meanBearingLoad = defineCalculator({
  id: 9408,
  name: 'meanBearingLoad',
  place: { group: 'rotary', drawing: 'Turntable' },
  fields: {
    phases: list({
      row: {
        load: number({ unit: 'N', exclusiveMin: 0, max: 1e8 }),
        turns: number({ unit: 'rpm', exclusiveMin: 0, max: 100_000 }),
        share: number({ unit: '%', exclusiveMin: 0, max: 100 }),
      },
      maxRows: 30,
    }),
    life: number({ unit: 'h', exclusiveMin: 0, max: 1e6 }),
  },
  derived: {
    whole: { unit: '%', value: 'sum(phases.share)', symbol: 'Σq', source, digits: 4 },
    turns: { unit: 'rpm', value: 'sum(phases.turns * phases.share) / 100[%]', symbol: 'nm', source, digits: 4 },
    mean: {
      unit: 'N',
      value: 'root(sum(pow(phases.load, 3) * phases.turns * phases.share) / sum(phases.turns * phases.share), 3)',
      symbol: 'Pm',
      source,
      digits: 4,
    },
    million: { value: 'life * turns * 60[turn/rpm/h] / 1000000[turn]', symbol: 'L10', source, digits: 4 },
    rating: { unit: 'N', value: 'mean * root(million, 3)', symbol: 'C', source, digits: 5 },
  },
  rules: {
    complete: { holds: 'abs(whole - 100[%]) < 0.001[%]', at: 'phases' },
    light: { holds: 'max(phases.load) <= 0.5 * rating', at: ['life', 'phases'] },
  },
  layout: [section('duty', ['phases', 'whole']), section('life', ['life', 'million'])],
  results: { values: ['rating', 'mean', 'turns'] },
})

export const texts = {
  en: {
    class: { name: 'Mean load of a bearing', note: 'Dynamic load rating for a load in phases, ball bearings' },
    sections: { duty: 'Phases', life: 'Wanted life' },
    phases: { label: 'Phases', load: { label: 'Equivalent load' }, turns: { label: 'Speed' }, share: { label: 'Share of the time' } },
    life: { label: 'Life in hours' },
    whole: { label: 'Sum of the shares' },
    turns: { label: 'Mean speed' },
    mean: { label: 'Cubic mean load' },
    million: { label: 'Life in million turns' },
    rating: { label: 'Dynamic load rating needed' },
    rules: {
      complete: 'The shares make {whole}: they have to make 100 %.',
      light: 'By life alone a rating of {rating} would do, less than twice the greatest load: there this formula does not hold.',
    },
  },
  'zh-Hans': {
    class: { name: '轴承平均载荷', note: '分阶段载荷所需的额定动载荷，球轴承' },
    sections: { duty: '阶段', life: '要求的寿命' },
    phases: { label: '工作阶段', load: { label: '当量载荷' }, turns: { label: '转速' }, share: { label: '时间比例' } },
    life: { label: '小时寿命' },
    whole: { label: '时间比例之和' },
    turns: { label: '平均转速' },
    mean: { label: '立方平均载荷' },
    million: { label: '百万转寿命' },
    rating: { label: '所需额定动载荷' },
    rules: {
      complete: '时间比例之和为 {whole}，应为 100 %。',
      light: '仅按寿命所需的额定动载荷为 {rating}，不到最大载荷的两倍：此公式不适用。',
    },
  },
  es: {
    class: { name: 'Carga media de un rodamiento', note: 'Capacidad dinámica para una carga por fases, rodamientos de bolas' },
    sections: { duty: 'Fases', life: 'Vida deseada' },
    phases: {
      label: 'Fases de trabajo',
      load: { label: 'Carga equivalente' },
      turns: { label: 'Velocidad de giro' },
      share: { label: 'Parte del tiempo' },
    },
    life: { label: 'Vida en horas' },
    whole: { label: 'Suma de las partes' },
    turns: { label: 'Velocidad media' },
    mean: { label: 'Carga media cúbica' },
    million: { label: 'Vida en millones de vueltas' },
    rating: { label: 'Capacidad dinámica necesaria' },
    rules: {
      complete: 'Las partes suman {whole}: tienen que sumar 100 %.',
      light: 'Por vida bastaría una capacidad de {rating}, menos del doble de la carga mayor: ahí la fórmula no es válida.',
    },
  },
  ru: {
    class: { name: 'Средняя нагрузка подшипника', note: 'Динамическая грузоподъёмность при ступенчатой нагрузке, шарикоподшипники' },
    sections: { duty: 'Ступени', life: 'Требуемый ресурс' },
    phases: {
      label: 'Ступени нагрузки',
      load: { label: 'Эквивалентная нагрузка' },
      turns: { label: 'Частота вращения' },
      share: { label: 'Доля времени' },
    },
    life: { label: 'Ресурс в часах' },
    whole: { label: 'Сумма долей' },
    turns: { label: 'Средняя частота вращения' },
    mean: { label: 'Кубическая средняя нагрузка' },
    million: { label: 'Ресурс в млн оборотов' },
    rating: { label: 'Нужная динамическая грузоподъёмность' },
    rules: {
      complete: 'Сумма долей {whole}, а должна быть 100 %.',
      light: 'По ресурсу хватило бы грузоподъёмности {rating}, меньше удвоенной наибольшей нагрузки: там эта формула неприменима.',
    },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Machine_Design_by_U.C._Jindal/Ch18_2. A load of at most
 * half the rating: as for ball guides (NBS, C >= 2 P).
 */
export const examples = {
  init: {},
  fresh: {
    'phases.maxRows': 30,
    'phases.0.load.exclusiveMin': 0,
    'phases.0.load.max': 1e8,
    'phases.0.turns.exclusiveMin': 0,
    'phases.0.turns.max': 100_000,
    'phases.0.share.exclusiveMin': 0,
    'phases.0.share.max': 100,
    'life.exclusiveMin': 0,
    'life.max': 1e6,
  },
  cases: [
    {
      name: 'Jindal, example 18-9, page 512',
      inputs: {
        phases: [
          { load: 3000, turns: 1440, share: 25 },
          { load: 4000, turns: 1080, share: 50 },
          { load: 5000, turns: 720, share: 25 },
        ],
        life: 10_000,
      },
      printed: { rating: '34219' },
      shows: { whole: 100, turns: 1080, mean: 3954.34193, million: 648 },
    },
  ],
} satisfies CalculatorExamples
