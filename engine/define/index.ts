export { defineCalculator } from './define-calculator.ts'
export { requestCall } from './request-call.ts'
export type { RequestCall } from './request-call.ts'
export { alternatives, choice, choices, diagram, number, section } from './fields.ts'
export type { Scene, SceneItem, ScenePhase, SceneValue } from './scene.ts'
export type {
  AlternativesField,
  Bound,
  CalculatorSchema,
  ChoiceField,
  ChoicesField,
  Derived,
  DiagramField,
  ExpressionText,
  Field,
  Init,
  InitList,
  NumberField,
  OptionData,
  Parameter,
  Parameters,
  PercentSteps,
  Request,
  Section,
  Table,
  Tolerance,
} from './schema.ts'
