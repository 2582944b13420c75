import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'Rayleigh'

/** First critical speed of a shaft with one rotor from its static deflection, and how far from it the shaft runs. */
export const criticalSpeed = defineCalculator({
  id: 9425,
  name: 'criticalSpeed',
  place: { group: 'rotary', drawing: 'GearUnit' },
  fields: {
    deflection: number({ unit: 'mm', min: 0.0001, max: 1000 }),
    turns: number({ unit: 'rpm', exclusiveMin: 0, max: 200_000 }),
  },
  derived: {
    frequency: { unit: 'Hz', value: 'sqrt(9.80665[m/s^2] / (deflection / 1000[mm/m])) / (2 * pi)', symbol: 'f', source, digits: 4 },
    critical: { unit: 'rpm', value: 'frequency * 60[rpm*s]', symbol: 'nc', source, digits: 4 },
    ratio: { value: 'turns / critical', symbol: 'n/nc', source, digits: 3 },
  },
  rules: { away: { holds: 'abs(turns - critical) >= 0.25 * critical', at: ['turns', 'deflection'], level: 'warn' } },
  layout: [section('shaft', ['deflection']), section('duty', ['turns'])],
  results: { values: ['critical', 'frequency', 'ratio'] },
})

export const texts = {
  en: {
    class: { name: 'Critical speed', note: 'First critical speed of a shaft with one rotor' },
    sections: { shaft: 'Shaft', duty: 'Duty' },
    deflection: { label: 'Static deflection at the rotor', hint: 'Under the weight of the rotor, the shaft level' },
    turns: { label: 'Running speed' },
    frequency: { label: 'Natural frequency of bending' },
    critical: { label: 'First critical speed' },
    ratio: { label: 'Running speed to critical speed' },
    rules: { away: '{turns} is less than a quarter away from the critical speed of {critical}: imbalance is amplified.' },
  },
  'zh-Hans': {
    class: { name: '临界转速', note: '单转子轴的一阶临界转速' },
    sections: { shaft: '轴', duty: '工况' },
    deflection: { label: '转子处静挠度', hint: '轴水平时由转子重量引起' },
    turns: { label: '工作转速' },
    frequency: { label: '弯曲固有频率' },
    critical: { label: '一阶临界转速' },
    ratio: { label: '工作转速与临界转速之比' },
    rules: { away: '{turns} 与临界转速 {critical} 相差不到四分之一：不平衡会被放大。' },
  },
  es: {
    class: { name: 'Velocidad crítica', note: 'Primera velocidad crítica de un eje con un rotor' },
    sections: { shaft: 'Eje', duty: 'Servicio' },
    deflection: { label: 'Flecha estática en el rotor', hint: 'Por el peso del rotor, con el eje horizontal' },
    turns: { label: 'Velocidad de servicio' },
    frequency: { label: 'Frecuencia propia de flexión' },
    critical: { label: 'Primera velocidad crítica' },
    ratio: { label: 'Relación con la velocidad crítica' },
    rules: { away: '{turns} está a menos de un cuarto de la velocidad crítica, {critical}: el desequilibrio se amplifica.' },
  },
  ru: {
    class: { name: 'Критическая частота', note: 'Первая критическая частота вала с одним ротором' },
    sections: { shaft: 'Вал', duty: 'Режим' },
    deflection: { label: 'Статический прогиб под ротором', hint: 'От веса ротора при горизонтальном вале' },
    turns: { label: 'Рабочая частота вращения' },
    frequency: { label: 'Собственная частота изгиба' },
    critical: { label: 'Первая критическая частота' },
    ratio: { label: 'Отношение рабочей частоты к критической' },
    rules: { away: '{turns} отличается от критической частоты {critical} меньше чем на четверть: дисбаланс усиливается.' },
  },
}

/** Read at huntsvilleengineers.com/tools/shaft-speed-critical: a deflection of 1 mm makes 946 rpm, and within 25 % imbalance is amplified. */
export const examples = {
  init: {},
  fresh: { 'deflection.min': 0.0001, 'deflection.max': 1000, 'turns.exclusiveMin': 0, 'turns.max': 200_000 },
  cases: [
    {
      name: 'Huntsville Engineers, shaft critical speed: 1 mm',
      inputs: { deflection: 1, turns: 600 },
      printed: { critical: '946' },
      shows: { frequency: 15.7608803, ratio: 0.634482328 },
    },
  ],
} satisfies CalculatorExamples
