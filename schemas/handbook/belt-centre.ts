import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'U. C. Jindal, Machine Design, ch. 21'

/** Centre distance that a belt of a given length makes on two pulleys: L = 2 C + π (D + d) / 2 + (D - d)² / (4 C), solved for C. */
export const beltCentre = defineCalculator({
  id: 9405,
  name: 'beltCentre',
  place: { group: 'rotary', drawing: 'GearedMotor' },
  fields: {
    small: number({ unit: 'mm', min: 10, max: 2000 }),
    large: number({ unit: 'mm', min: 'small', max: 3000 }),
    length: number({ unit: 'mm', exclusiveMin: 'pi * (large + small) / 2', max: 50_000 }),
  },
  derived: {
    straight: { unit: 'mm', value: '(length - pi * (large + small) / 2) / 2', symbol: 'b', source, digits: 5 },
    centre: { unit: 'mm', value: '(straight + sqrt(pow(straight, 2) - pow(large - small, 2) / 2)) / 2', symbol: 'C', source, digits: 5 },
    wrap: { unit: 'deg', value: '180[deg] - 2 * asin((large - small) / (2 * centre))', symbol: 'θ', source, digits: 4 },
  },
  rules: { apart: { holds: 'centre > (large + small) / 2', at: ['length', 'large'] } },
  layout: [section('pulleys', ['small', 'large']), section('belt', ['length', 'straight'])],
  results: { values: ['centre', 'wrap'] },
})

export const texts = {
  en: {
    class: { name: 'Centre distance of a belt', note: 'From the pitch length and two pulleys, open drive' },
    sections: { pulleys: 'Pulleys', belt: 'Belt' },
    small: { label: 'Small pitch diameter' },
    large: { label: 'Large pitch diameter' },
    length: { label: 'Pitch length' },
    straight: { label: 'Length of one straight strand, nearly' },
    centre: { label: 'Centre distance' },
    wrap: { label: 'Angle of wrap, small pulley' },
    rules: { apart: 'At {centre} the pulleys would touch: the belt is too short.' },
  },
  'zh-Hans': {
    class: { name: '带传动中心距', note: '由基准长度和两个带轮求得，开口传动' },
    sections: { pulleys: '带轮', belt: '带' },
    small: { label: '小轮基准直径' },
    large: { label: '大轮基准直径' },
    length: { label: '基准长度' },
    straight: { label: '单边直线段近似长度' },
    centre: { label: '中心距' },
    wrap: { label: '小轮包角' },
    rules: { apart: '中心距为 {centre} 时两轮相碰：带太短。' },
  },
  es: {
    class: { name: 'Distancia entre ejes de una correa', note: 'Según la longitud primitiva y dos poleas, transmisión abierta' },
    sections: { pulleys: 'Poleas', belt: 'Correa' },
    small: { label: 'Diámetro primitivo menor' },
    large: { label: 'Diámetro primitivo mayor' },
    length: { label: 'Longitud primitiva' },
    straight: { label: 'Longitud aproximada de un ramal recto' },
    centre: { label: 'Distancia entre ejes' },
    wrap: { label: 'Ángulo de abrazamiento, polea menor' },
    rules: { apart: 'Con {centre} las poleas se tocarían: la correa es demasiado corta.' },
  },
  ru: {
    class: { name: 'Межосевое расстояние ремня', note: 'По расчётной длине и двум шкивам, открытая передача' },
    sections: { pulleys: 'Шкивы', belt: 'Ремень' },
    small: { label: 'Расчётный диаметр малого шкива' },
    large: { label: 'Расчётный диаметр большого шкива' },
    length: { label: 'Расчётная длина' },
    straight: { label: 'Приближённая длина прямой ветви' },
    centre: { label: 'Межосевое расстояние' },
    wrap: { label: 'Угол обхвата малого шкива' },
    rules: { apart: 'При {centre} шкивы соприкоснутся: ремень слишком короткий.' },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Machine_Design_by_U.C._Jindal/Ch21_2: an inside
 * length of 3454 mm and 74 mm more for the pitch line. It prints 1.0603 m with coefficients that are rounded to four decimals.
 */
export const examples = {
  init: {},
  fresh: { 'small.min': 10, 'small.max': 2000, 'large.max': 3000, 'length.max': 50_000 },
  cases: [
    {
      name: 'Jindal, example 21-5, page 581',
      inputs: { small: 250, large: 625, length: 3528 },
      printed: { centre: '1.060e3' },
      shows: { straight: 1076.77661, wrap: 159.626865, 'large.min': 250, 'length.exclusiveMin': 1374.44679 },
    },
  ],
} satisfies CalculatorExamples
