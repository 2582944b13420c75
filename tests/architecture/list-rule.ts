/** Lists in sentences: a comma between names is not the mark of every language. */
import ts from 'typescript'
import { type SourceFile, type Violation, violationAt } from './source-files.ts'

/** Code, headers, logs, and messages that exist in English only. */
const notInLanguages =
  /^screens\/(base\/logs|playground\/(document|editor))\/|^screens\/playground\/panels\/(events-panel|request-parts|shown-values)\.|^server\/(catalogue\/import|http|routes|services\/site-calculators)\/|^server\/sites\/(site-faults|content\/read-content)\.ts$/

const joinsByComma = (node: ts.Node): node is ts.CallExpression => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'join') return false
  const [mark] = node.arguments
  return mark !== undefined && ts.isStringLiteralLike(mark) && /^[,、，]\s*$/.test(mark.text) && mark.text !== ','
}

export const listsByLanguage = (file: SourceFile): Violation[] =>
  /^(screens|server|engine\/react)\//.test(file.path) && !notInLanguages.test(file.path)
    ? file.nodes.filter(joinsByComma).map((node) => violationAt(file, node, 'names joined by a comma in every language: use listed()'))
    : []
