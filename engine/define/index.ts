export { defineCalculator, defineWorkingClass } from './define-calculator.ts'
export { requestCall } from './request-call.ts'
export { alternatives, choice, choices, diagram, list, number, section } from './fields.ts'
export type { Scene, SceneItem, ScenePhase, SceneValue } from './scene.ts'
export type {
  AlternativesField,
  AxisTable,
  Bound,
  CalculatorSchema,
  ChoiceField,
  ChoiceTable,
  ChoicesField,
  Derived,
  DiagramField,
  Field,
  Init,
  InitList,
  ListField,
  NumberAxis,
  NumberField,
  OptionData,
  Parameter,
  Parameters,
  PercentSteps,
  Place,
  NextStep,
  Results,
  RowField,
  Table,
  TableAxis,
  Tolerance,
  WorkingClassSchema,
} from './schema.ts'
