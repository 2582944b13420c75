export { defineCalculator } from './define-calculator.ts'
export { alternatives, choice, choices, diagram, number, section } from './fields.ts'
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
  Request,
  Section,
  Table,
} from './schema.ts'
