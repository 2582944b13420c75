export { defineCalculator, defineWorkingClass } from './define-calculator.ts'
export { isServed, modelResults, requestCall, resultValues } from './request-call.ts'
export { alternatives, choice, choices, diagram, list, number, section, toggle } from './fields.ts'
export type { Bound, ConditionalDefault } from './bound.ts'
export type { Scene, SceneItem, ScenePhase, SceneValue } from './scene.ts'
export type {
  AlternativesField,
  CalculatorSchema,
  ChoiceField,
  ChoicesField,
  Derived,
  DiagramField,
  Field,
  Init,
  InitList,
  ListField,
  NumberField,
  OptionData,
  Parameter,
  Parameters,
  PercentSteps,
  ServedSchema,
  RowField,
  Rule,
  ToggleField,
  Tolerance,
  WorkingClassSchema,
} from './schema.ts'
export type { Place } from './place.ts'
export type { ModelResults, NextStep, Results, ValueResults } from './results.ts'
export type { AxisTable, ChoiceTable, NumberAxis, Table, TableAxis } from './table.ts'
