import { choice, defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

/** Number of V-belts: service factor by load and hours, arc factor by the angle of wrap. The figures of the tables are examples, no maker's. */
export const vBelt = defineCalculator({
  id: 9202,
  name: 'vBelt',
  place: { group: 'rotary', moves: ['drive'], drawing: 'GearedMotor' },
  tables: {
    service: {
      axes: { duty: ['even', 'medium', 'heavy'], hours: { at: [10, 16, 24], take: 'above', outside: 'end' } },
      columns: {
        factor: [
          [1, 1.1, 1.2],
          [1.1, 1.2, 1.3],
          [1.2, 1.3, 1.4],
        ],
      },
    },
    arc: { axes: { wrap: { at: [90, 120, 150, 180], take: 'linear' } }, columns: { factor: [0.69, 0.82, 0.92, 1] } },
  },
  fields: {
    power: number({ unit: 'kW', exclusiveMin: 0, max: 500 }),
    duty: choice({ options: ['even', 'medium', 'heavy'], as: 'radio', default: 'medium' }),
    hours: number({ unit: 'h', exclusiveMin: 0, max: 24, default: 16 }),
    small: number({ unit: 'mm', min: 50, max: 1000 }),
    large: number({ unit: 'mm', min: 'small', max: 2000 }),
    centre: number({ unit: 'mm', exclusiveMin: '(large + small) / 2', max: 5000 }),
    rated: number({ unit: 'kW', exclusiveMin: 0, max: 100 }),
  },
  derived: {
    wrap: { unit: 'deg', value: '2 * acos((large - small) / (2 * centre))', symbol: 'β', digits: 4 },
    service: { value: 'tables.service.factor', symbol: 'c2' },
    arc: { value: 'tables.arc.factor', symbol: 'c1', digits: 4 },
    belts: { value: 'ceil(power * service / (rated * arc))', symbol: 'z' },
  },
  rules: { many: { holds: 'belts <= 8', at: ['rated', 'power'], level: 'warn' } },
  layout: [
    section('drive', ['power', 'duty', 'hours']),
    section('pulleys', ['small', 'large', 'centre', 'wrap']),
    section('belt', ['rated', 'service', 'arc']),
  ],
  results: { values: ['belts', 'wrap'] },
})

export const texts = {
  en: {
    class: { name: 'V-belt drive', note: 'Number of belts' },
    sections: { drive: 'Drive', pulleys: 'Pulleys', belt: 'Belt' },
    power: { label: 'Power' },
    duty: { label: 'Load', options: { even: 'Even', medium: 'Medium', heavy: 'Heavy' } },
    hours: { label: 'Running time per day' },
    small: { label: 'Small pulley' },
    large: { label: 'Large pulley' },
    centre: { label: 'Centre distance' },
    rated: { label: 'Rated power of one belt' },
    wrap: { label: 'Angle of wrap' },
    service: { label: 'Service factor' },
    arc: { label: 'Arc factor' },
    belts: { label: 'Number of belts' },
    rules: { many: '{belts} belts: a wider section carries {power} with fewer.' },
  },
  'zh-Hans': {
    class: { name: 'V 带传动', note: '带的根数' },
    sections: { drive: '传动', pulleys: '带轮', belt: '带' },
    power: { label: '功率' },
    duty: { label: '载荷', options: { even: '平稳', medium: '中等', heavy: '重载' } },
    hours: { label: '每天运行时间' },
    small: { label: '小带轮' },
    large: { label: '大带轮' },
    centre: { label: '中心距' },
    rated: { label: '单根带额定功率' },
    wrap: { label: '包角' },
    service: { label: '工况系数' },
    arc: { label: '包角系数' },
    belts: { label: '带的根数' },
    rules: { many: '需 {belts} 根带：更宽的截面传递 {power} 所需根数更少。' },
  },
  es: {
    class: { name: 'Transmisión por correas trapeciales', note: 'Número de correas' },
    sections: { drive: 'Transmisión', pulleys: 'Poleas', belt: 'Correa' },
    power: { label: 'Potencia' },
    duty: { label: 'Carga', options: { even: 'Uniforme', medium: 'Media', heavy: 'Pesada' } },
    hours: { label: 'Tiempo de marcha al día' },
    small: { label: 'Polea menor' },
    large: { label: 'Polea mayor' },
    centre: { label: 'Distancia entre ejes' },
    rated: { label: 'Potencia nominal de una correa' },
    wrap: { label: 'Ángulo de abrazamiento' },
    service: { label: 'Factor de servicio' },
    arc: { label: 'Factor de arco' },
    belts: { label: 'Número de correas' },
    rules: { many: '{belts} correas: una sección más ancha transmite {power} con menos.' },
  },
  ru: {
    class: { name: 'Клиноремённая передача', note: 'Число ремней' },
    sections: { drive: 'Передача', pulleys: 'Шкивы', belt: 'Ремень' },
    power: { label: 'Мощность' },
    duty: { label: 'Нагрузка', options: { even: 'Спокойная', medium: 'Средняя', heavy: 'Тяжёлая' } },
    hours: { label: 'Время работы в сутки' },
    small: { label: 'Малый шкив' },
    large: { label: 'Большой шкив' },
    centre: { label: 'Межосевое расстояние' },
    rated: { label: 'Номинальная мощность одного ремня' },
    wrap: { label: 'Угол обхвата' },
    service: { label: 'Коэффициент режима' },
    arc: { label: 'Коэффициент обхвата' },
    belts: { label: 'Число ремней' },
    rules: { many: 'Ремней {belts}: более широкое сечение передаёт {power} меньшим числом.' },
  },
}

/** The numbers were worked out apart from the engine. */
export const examples = {
  init: {},
  fresh: {
    duty: 'medium',
    hours: 16,
    'power.exclusiveMin': 0,
    'power.max': 500,
    'hours.exclusiveMin': 0,
    'hours.max': 24,
    'small.min': 50,
    'small.max': 1000,
    'large.max': 2000,
    'centre.max': 5000,
    'rated.exclusiveMin': 0,
    'rated.max': 100,
  },
  cases: [
    {
      name: '11 kW, 16 hours a day',
      inputs: { power: 11, small: 140, large: 280, centre: 500, rated: 4.2 },
      shows: { service: 1.2, wrap: 163.904308, arc: 0.957078153, belts: 4, 'large.min': 140, 'centre.exclusiveMin': 210 },
      typed: { hours: { '16.5': { service: 1.3 }, '10': { service: 1.1 } }, rated: { '1': { belts: 14 } } },
      chosen: { duty: { heavy: { service: 1.3 }, even: { service: 1.1 } } },
    },
  ],
} satisfies CalculatorExamples
