import { choice, defineCalculator, list, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

/** Cycle of an axis: each act begins where the one before has ended, and moves at its speed unless it has its own. */
export const axisCycle = defineCalculator({
  id: 9203,
  name: 'axisCycle',
  place: { group: 'linear', moves: ['position'], drawing: 'LinearModule' },
  fields: {
    travel: number({ unit: 'mm', min: 10, max: 10_000 }),
    cycle: list({
      row: {
        act: choice({ options: ['move', 'wait'], default: 'move' }),
        to: number({ unit: 'mm', min: 0, max: 'travel', visible: "act == 'move'" }),
        speed: number({ unit: 'mm/s', exclusiveMin: 0, max: 3000, required: false, visible: "act == 'move'" }),
        pause: number({ unit: 's', min: 0, max: 3600, visible: "act == 'wait'" }),
      },
      rowDerived: {
        position: { unit: 'mm', value: "act == 'move' ? to : previous.position ?? 0[mm]" },
        way: { unit: 'mm', value: 'abs(position - (previous.position ?? 0[mm]))' },
        time: { unit: 's', value: "act == 'move' ? way / (speed ?? 500[mm/s]) : pause" },
      },
      maxRows: 40,
    }),
  },
  derived: {
    cycleTime: { unit: 's', value: 'sum(cycle.time)', symbol: 'T', digits: 4 },
    wholeWay: { unit: 'mm', value: 'sum(cycle.way)', symbol: 's', digits: 4 },
    perHour: { unit: '1/h', value: '3600[s/h] / cycleTime', symbol: 'n', digits: 4 },
    endsAt: { unit: 'mm', value: 'last(cycle.position)', symbol: 'xe', digits: 4 },
  },
  rules: { home: { holds: 'endsAt == 0[mm]', at: 'cycle', level: 'warn' } },
  layout: [section('axis', ['travel']), section('sequence', ['cycle'])],
  results: { values: ['cycleTime', 'perHour', 'wholeWay', 'endsAt'] },
})

export const texts = {
  en: {
    class: { name: 'Cycle of an axis', note: 'Time and way of a sequence of acts' },
    sections: { axis: 'Axis', sequence: 'Sequence' },
    travel: { label: 'Travel' },
    cycle: {
      label: 'Acts',
      act: { label: 'Act', options: { move: 'Move', wait: 'Wait' } },
      to: { label: 'To' },
      speed: { label: 'Speed', hint: '500 mm/s where it is left empty' },
      pause: { label: 'Pause' },
      position: { label: 'Position' },
      way: { label: 'Way' },
      time: { label: 'Time' },
    },
    cycleTime: { label: 'Cycle time' },
    wholeWay: { label: 'Whole way' },
    perHour: { label: 'Cycles per hour' },
    endsAt: { label: 'Last position' },
    rules: { home: 'The next cycle starts at 0; this one ends at {endsAt}.' },
  },
  'zh-Hans': {
    class: { name: '轴的循环', note: '动作序列的时间和行程' },
    sections: { axis: '轴', sequence: '序列' },
    travel: { label: '行程范围' },
    cycle: {
      label: '动作序列',
      act: { label: '动作', options: { move: '移动', wait: '等待' } },
      to: { label: '目标位置' },
      speed: { label: '速度', hint: '留空时为 500 mm/s' },
      pause: { label: '停留' },
      position: { label: '位置' },
      way: { label: '路程' },
      time: { label: '时间' },
    },
    cycleTime: { label: '循环时间' },
    wholeWay: { label: '总路程' },
    perHour: { label: '每小时循环数' },
    endsAt: { label: '终点位置' },
    rules: { home: '下一循环从 0 开始，本循环止于 {endsAt}。' },
  },
  es: {
    class: { name: 'Ciclo de un eje', note: 'Tiempo y recorrido de una secuencia' },
    sections: { axis: 'Eje', sequence: 'Secuencia' },
    travel: { label: 'Carrera' },
    cycle: {
      label: 'Acciones',
      act: { label: 'Acción', options: { move: 'Mover', wait: 'Esperar' } },
      to: { label: 'Hasta' },
      speed: { label: 'Velocidad', hint: '500 mm/s si se deja vacía' },
      pause: { label: 'Pausa' },
      position: { label: 'Posición' },
      way: { label: 'Recorrido' },
      time: { label: 'Tiempo' },
    },
    cycleTime: { label: 'Tiempo de ciclo' },
    wholeWay: { label: 'Recorrido total' },
    perHour: { label: 'Ciclos por hora' },
    endsAt: { label: 'Última posición' },
    rules: { home: 'El ciclo siguiente empieza en 0; este acaba en {endsAt}.' },
  },
  ru: {
    class: { name: 'Цикл оси', note: 'Время и путь последовательности действий' },
    sections: { axis: 'Ось', sequence: 'Последовательность' },
    travel: { label: 'Ход' },
    cycle: {
      label: 'Действия',
      act: { label: 'Действие', options: { move: 'Движение', wait: 'Ожидание' } },
      to: { label: 'До' },
      speed: { label: 'Скорость', hint: '500 мм/с, если не заполнено' },
      pause: { label: 'Пауза' },
      position: { label: 'Положение' },
      way: { label: 'Путь' },
      time: { label: 'Время' },
    },
    cycleTime: { label: 'Время цикла' },
    wholeWay: { label: 'Весь путь' },
    perHour: { label: 'Циклов в час' },
    endsAt: { label: 'Последнее положение' },
    rules: { home: 'Следующий цикл начинается с 0, а этот кончается на {endsAt}.' },
  },
}

/** The numbers were worked out apart from the engine. */
export const examples = {
  init: {},
  fresh: {
    'travel.min': 10,
    'travel.max': 10_000,
    'cycle.maxRows': 40,
    'cycle.0.act': 'move',
    'cycle.0.to.min': 0,
    'cycle.0.speed.exclusiveMin': 0,
    'cycle.0.speed.max': 3000,
  },
  cases: [
    {
      name: 'out, wait, back',
      inputs: {
        travel: 500,
        cycle: [
          { act: 'move', to: 400, speed: 200 },
          { act: 'wait', pause: 1.5 },
          { act: 'move', to: 0, speed: 400 },
        ],
      },
      shows: {
        'cycle.0.to.max': 500,
        'cycle.0.way': 400,
        'cycle.1.position': 400,
        'cycle.1.way': 0,
        'cycle.1.pause.min': 0,
        'cycle.1.pause.max': 3600,
        'cycle.2.time': 1,
        cycleTime: 4.5,
        wholeWay: 800,
        perHour: 800,
        endsAt: 0,
      },
      typed: { 'cycle.2.to': { '100': { wholeWay: 700, endsAt: 100 } }, 'cycle.2.speed': { '': { 'cycle.2.time': 0.8, cycleTime: 4.3 } } },
    },
  ],
} satisfies CalculatorExamples
