/** Words that are the wire's own: spellings and abbreviations of the portal that stand nowhere but at the border. */
import type { SourceFile, Violation } from './source-files.ts'

/** As they are written; `lectotype` in any case. */
const wireWords = /stlMotor|parmentDto|disPlayParams|intiList|mim[WM]\b|calResDtos|moduleLinearWorkingResDto|[Ll]ectotype/g

/** The border: shapes of the wire, schemas (they describe requests as these are sent) and answers about a site. */
const border = /^(contract\/|families\/[^/]+\/wire\/|schemas\/|server\/services\/sites\/site-answers\.ts$|tests\/|scripts\/)/

export const wireWordsAtBorder = ({ path, text }: SourceFile): Violation[] =>
  border.test(path)
    ? []
    : text
        .split('\n')
        .flatMap((line, place) =>
          [...line.matchAll(wireWords)].map(([word]) => ({ path, line: place + 1, message: `${word} is a word of the wire` })),
        )
