import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'U. C. Jindal, Machine Design, ch. 16'

/** Power screw under a load: torque up and down, efficiency, and whether the thread holds the load by itself. */
export const powerScrew = defineCalculator({
  id: 9402,
  name: 'powerScrew',
  place: { group: 'linear', drawing: 'BallScrew' },
  fields: {
    load: number({ unit: 'kN', exclusiveMin: 0, max: 5000 }),
    diameter: number({ unit: 'mm', min: 4, max: 500 }),
    pitch: number({ unit: 'mm', exclusiveMin: 0, max: 'diameter / 2' }),
    starts: number({ min: 1, max: 8, step: 1, default: 1 }),
    flank: number({ unit: 'deg', min: 0, max: 30 }),
    friction: number({ min: 0.01, max: 0.5 }),
    collar: number({ unit: 'mm', min: 0, max: 1000 }),
    collarFriction: number({ min: 0, max: 0.5 }),
  },
  derived: {
    mean: { unit: 'mm', value: 'diameter - pitch / 2', symbol: 'dm', source, digits: 4 },
    lead: { unit: 'deg', value: 'atan(starts * pitch / (pi * mean))', symbol: 'α', source, digits: 4 },
    frictionAngle: { unit: 'deg', value: 'atan(friction / cos(flank))', symbol: 'φ', source, digits: 4 },
    atCollar: { unit: 'N*m', value: 'load * collarFriction * collar / 2', symbol: 'Tc', source, digits: 4 },
    raise: { unit: 'N*m', value: 'load * mean * tan(lead + frictionAngle) / 2 + atCollar', symbol: 'Tr', source, digits: 4 },
    lower: { unit: 'N*m', value: 'load * mean * tan(frictionAngle - lead) / 2 + atCollar', symbol: 'Tl', source, digits: 4 },
    efficiency: { unit: '%', value: 'load * mean * tan(lead) / 2 / raise * 100[%]', symbol: 'η', source, digits: 4 },
  },
  rules: { holds: { holds: 'lead < 0.8 * frictionAngle', at: ['pitch', 'starts', 'friction'], level: 'warn' } },
  layout: [
    section('load', ['load']),
    section('thread', ['diameter', 'pitch', 'starts', 'flank', 'friction', 'mean', 'lead', 'frictionAngle']),
    section('collar', ['collar', 'collarFriction', 'atCollar']),
  ],
  results: { values: ['raise', 'lower', 'efficiency'] },
})

export const texts = {
  en: {
    class: { name: 'Power screw', note: 'Torque, efficiency and self-locking of a screw under load' },
    sections: { load: 'Load', thread: 'Thread', collar: 'Thrust collar' },
    load: { label: 'Axial load' },
    diameter: { label: 'Outside diameter' },
    pitch: { label: 'Thread pitch' },
    starts: { label: 'Starts' },
    flank: { label: 'Flank angle', hint: '0° for a square thread, 15° for a trapezoidal one' },
    friction: { label: 'Friction of the thread' },
    collarFriction: { label: 'Friction of the collar' },
    collar: { label: 'Mean diameter of the collar' },
    mean: { label: 'Mean thread diameter' },
    lead: { label: 'Lead angle' },
    frictionAngle: { label: 'Angle of friction' },
    atCollar: { label: 'Torque at the collar' },
    raise: { label: 'Torque that raises the load' },
    lower: { label: 'Torque that lowers the load' },
    efficiency: { label: 'Efficiency' },
    rules: {
      holds:
        'The thread alone does not hold the load for sure: its lead angle of {lead} is not less than 0.8 of the angle of friction, {frictionAngle}.',
    },
  },
  'zh-Hans': {
    class: { name: '传动螺旋', note: '受载螺旋的转矩、效率和自锁' },
    sections: { load: '载荷', thread: '螺纹', collar: '止推环' },
    load: { label: '轴向载荷' },
    diameter: { label: '大径' },
    pitch: { label: '螺距' },
    starts: { label: '线数' },
    flank: { label: '牙侧角', hint: '矩形螺纹为 0°，梯形螺纹为 15°' },
    friction: { label: '螺纹摩擦系数' },
    collarFriction: { label: '止推环摩擦系数' },
    collar: { label: '止推环平均直径' },
    mean: { label: '螺纹平均直径' },
    lead: { label: '升角' },
    frictionAngle: { label: '摩擦角' },
    atCollar: { label: '止推环转矩' },
    raise: { label: '提升转矩' },
    lower: { label: '下降转矩' },
    efficiency: { label: '效率' },
    rules: { holds: '仅靠螺纹不能可靠自锁：升角 {lead} 不小于摩擦角 {frictionAngle} 的 0.8 倍。' },
  },
  es: {
    class: { name: 'Tornillo de potencia', note: 'Par, rendimiento y autobloqueo de un tornillo con carga' },
    sections: { load: 'Carga', thread: 'Rosca', collar: 'Collarín de empuje' },
    load: { label: 'Carga axial' },
    diameter: { label: 'Diámetro exterior' },
    pitch: { label: 'Paso de la rosca' },
    starts: { label: 'Entradas' },
    flank: { label: 'Ángulo de flanco', hint: '0° en una rosca cuadrada, 15° en una trapecial' },
    friction: { label: 'Rozamiento de la rosca' },
    collarFriction: { label: 'Rozamiento del collarín' },
    collar: { label: 'Diámetro medio del collarín' },
    mean: { label: 'Diámetro medio de la rosca' },
    lead: { label: 'Ángulo de hélice' },
    frictionAngle: { label: 'Ángulo de rozamiento' },
    atCollar: { label: 'Par en el collarín' },
    raise: { label: 'Par para elevar la carga' },
    lower: { label: 'Par para bajar la carga' },
    efficiency: { label: 'Rendimiento' },
    rules: {
      holds:
        'La rosca sola no sostiene la carga con seguridad: su ángulo de hélice, {lead}, no es menor que 0,8 veces el de rozamiento, {frictionAngle}.',
    },
  },
  ru: {
    class: { name: 'Ходовой винт', note: 'Момент, КПД и самоторможение винта под нагрузкой' },
    sections: { load: 'Нагрузка', thread: 'Резьба', collar: 'Опорный бурт' },
    load: { label: 'Осевая нагрузка' },
    diameter: { label: 'Наружный диаметр' },
    pitch: { label: 'Шаг резьбы' },
    starts: { label: 'Заходы' },
    flank: { label: 'Угол наклона стороны профиля', hint: '0° у прямоугольной резьбы, 15° у трапецеидальной' },
    friction: { label: 'Коэффициент трения в резьбе' },
    collarFriction: { label: 'Коэффициент трения на бурте' },
    collar: { label: 'Средний диаметр бурта' },
    mean: { label: 'Средний диаметр резьбы' },
    lead: { label: 'Угол подъёма' },
    frictionAngle: { label: 'Угол трения' },
    atCollar: { label: 'Момент на бурте' },
    raise: { label: 'Момент подъёма груза' },
    lower: { label: 'Момент опускания груза' },
    efficiency: { label: 'КПД' },
    rules: { holds: 'Одна резьба надёжно груз не удержит: угол подъёма {lead} не меньше 0,8 угла трения {frictionAngle}.' },
  },
}

/**
 * Read in the FOSSEE companions of the books: github.com/FOSSEE/Python-Textbook-Companions, Machine_Design_by_U.C._Jindal/Ch16_2 and
 * Machine_Design-I_by_Dr._Sadhu_Singh/chapter9. The first gives a torque of 300 N on a lever of 180 mm, and asks for the load.
 */
export const examples = {
  init: {},
  fresh: {
    'load.exclusiveMin': 0,
    'load.max': 5000,
    'diameter.min': 4,
    'diameter.max': 500,
    'pitch.exclusiveMin': 0,
    starts: 1,
    'starts.min': 1,
    'starts.max': 8,
    'flank.min': 0,
    'flank.max': 30,
    'friction.min': 0.01,
    'friction.max': 0.5,
    'collarFriction.min': 0,
    'collarFriction.max': 0.5,
    'collar.min': 0,
    'collar.max': 1000,
  },
  cases: [
    {
      name: 'Jindal, example 16-4, page 453',
      inputs: { load: 7.299, diameter: 28, pitch: 8, flank: 0, friction: 0.12, collarFriction: 0.15, collar: 62 },
      printed: { raise: '54.0' },
      shows: {
        'pitch.max': 14,
        mean: 24,
        lead: 6.05661059,
        frictionAngle: 6.84277341,
        atCollar: 33.94035,
        lower: 35.1422317,
        efficiency: 17.2100537,
      },
    },
    {
      name: 'Sadhu Singh, Machine Design I, example 9.2, page 257',
      inputs: { load: 2, diameter: 50, pitch: 8, flank: 14.5, friction: 0.15, collarFriction: 0.1, collar: 75 },
      printed: { efficiency: '14.76' },
    },
  ],
} satisfies CalculatorExamples
