import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'U. C. Jindal, Machine Design, ch. 30'

/** Roller chain on two sprockets: speed, pull, safety against the breaking load, links and length. */
export const rollerChain = defineCalculator({
  id: 9406,
  name: 'rollerChain',
  place: { group: 'rotary', drawing: 'GearedMotor' },
  fields: {
    power: number({ unit: 'kW', exclusiveMin: 0, max: 2000 }),
    turns: number({ unit: 'rpm', exclusiveMin: 0, max: 10_000 }),
    driver: number({ min: 9, max: 150, step: 1 }),
    driven: number({ min: 9, max: 150, step: 1 }),
    centre: number({ unit: 'mm', exclusiveMin: '(driver + driven) * pitch / (2 * pi)', max: 10_000 }),
    pitch: number({ unit: 'mm', min: 4, max: 120 }),
    breaking: number({ unit: 'kN', exclusiveMin: 0, max: 5000 }),
  },
  derived: {
    speed: { unit: 'm/s', value: 'driver * pitch / 1000[mm/m] * turns / 60[rpm*s]', symbol: 'v', source, digits: 4 },
    output: { unit: 'rpm', value: 'turns * driver / driven', symbol: 'n2', source, digits: 4 },
    pull: { unit: 'N', value: 'power * 1000[W/kW] / speed', symbol: 'F', source, digits: 4 },
    safety: { value: 'breaking * 1000[N/kN] / pull', symbol: 'S', source, digits: 4 },
    links: {
      value: '2 * centre / pitch + (driver + driven) / 2 + pow((driven - driver) / (2 * pi), 2) * pitch / centre',
      symbol: 'X',
      source,
      digits: 6,
    },
    length: { unit: 'mm', value: 'links * pitch', symbol: 'L', source, digits: 6 },
    even: { value: '2 * ceil(links / 2)', symbol: 'Xe', source: 'Even: an odd number of links needs an offset link' },
  },
  layout: [section('drive', ['power', 'turns', 'driver', 'driven', 'centre', 'output']), section('chain', ['pitch', 'breaking', 'speed'])],
  results: { values: ['pull', 'safety', 'length', 'links', 'even'] },
})

export const texts = {
  en: {
    class: { name: 'Roller chain', note: 'Pull, safety and length of a chain on two sprockets' },
    sections: { drive: 'Drive', chain: 'Chain' },
    power: { label: 'Power' },
    turns: { label: 'Speed of the driver' },
    driver: { label: 'Teeth of the driver' },
    driven: { label: 'Teeth of the driven sprocket' },
    centre: { label: 'Centre distance' },
    pitch: { label: 'Chain pitch' },
    breaking: { label: 'Breaking load' },
    speed: { label: 'Chain speed' },
    output: { label: 'Speed of the driven sprocket' },
    pull: { label: 'Pull of the chain' },
    safety: { label: 'Safety against breaking' },
    links: { label: 'Links, exactly' },
    length: { label: 'Length for this centre distance' },
    even: { label: 'Links, even' },
  },
  'zh-Hans': {
    class: { name: '滚子链传动', note: '两链轮上链条的拉力、安全系数和长度' },
    sections: { drive: '传动', chain: '链条' },
    power: { label: '功率' },
    turns: { label: '主动链轮转速' },
    driver: { label: '主动链轮齿数' },
    driven: { label: '从动链轮齿数' },
    centre: { label: '中心距' },
    pitch: { label: '链节距' },
    breaking: { label: '破断载荷' },
    speed: { label: '链速' },
    output: { label: '从动链轮转速' },
    pull: { label: '链条拉力' },
    safety: { label: '破断安全系数' },
    links: { label: '链节数（精确）' },
    length: { label: '该中心距所需链长' },
    even: { label: '链节数（偶数）' },
  },
  es: {
    class: { name: 'Cadena de rodillos', note: 'Fuerza, seguridad y longitud de una cadena sobre dos piñones' },
    sections: { drive: 'Transmisión', chain: 'Cadena' },
    power: { label: 'Potencia' },
    turns: { label: 'Velocidad del piñón motor' },
    driver: { label: 'Dientes del piñón motor' },
    driven: { label: 'Dientes del piñón conducido' },
    centre: { label: 'Distancia entre ejes' },
    pitch: { label: 'Paso de la cadena' },
    breaking: { label: 'Carga de rotura' },
    speed: { label: 'Velocidad de la cadena' },
    output: { label: 'Velocidad del piñón conducido' },
    pull: { label: 'Fuerza de la cadena' },
    safety: { label: 'Seguridad a rotura' },
    links: { label: 'Eslabones, valor exacto' },
    length: { label: 'Longitud para esta distancia' },
    even: { label: 'Eslabones, número par' },
  },
  ru: {
    class: { name: 'Роликовая цепь', note: 'Тяга, запас прочности и длина цепи на двух звёздочках' },
    sections: { drive: 'Передача', chain: 'Цепь' },
    power: { label: 'Мощность' },
    turns: { label: 'Частота вращения ведущей звёздочки' },
    driver: { label: 'Зубья ведущей звёздочки' },
    driven: { label: 'Зубья ведомой звёздочки' },
    centre: { label: 'Межосевое расстояние' },
    pitch: { label: 'Шаг цепи' },
    breaking: { label: 'Разрушающая нагрузка' },
    speed: { label: 'Скорость цепи' },
    output: { label: 'Частота вращения ведомой звёздочки' },
    pull: { label: 'Тяга цепи' },
    safety: { label: 'Запас против разрыва' },
    links: { label: 'Звенья, точное значение' },
    length: { label: 'Длина при этом расстоянии' },
    even: { label: 'Звенья, чётное число' },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Machine_Design_by_U.C._Jindal/Ch30_2. Its power is
 * 2.03 kW by the table of the book, times 1.26.
 */
export const examples = {
  init: {},
  fresh: {
    'power.exclusiveMin': 0,
    'power.max': 2000,
    'turns.exclusiveMin': 0,
    'turns.max': 10_000,
    'driver.min': 9,
    'driver.max': 150,
    'driven.min': 9,
    'driven.max': 150,
    'centre.max': 10_000,
    'pitch.min': 4,
    'pitch.max': 120,
    'breaking.exclusiveMin': 0,
    'breaking.max': 5000,
  },
  cases: [
    {
      name: 'Jindal, example 30-3, page 779',
      inputs: { power: 2.5578, turns: 1000, driver: 21, driven: 42, centre: 476, pitch: 9.52, breaking: 10.7 },
      printed: { speed: '3.332', pull: '767.6', safety: '13.94', length: '1254.01' },
      shows: { output: 500, links: 131.723413, even: 132, 'centre.exclusiveMin': 95.4547687 },
    },
  ],
} satisfies CalculatorExamples
