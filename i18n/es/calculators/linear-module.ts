/** Texts of the calculator `linearModule`: its form is that of variant two. */
import { linearModuleTwo } from './linear-module-two.ts'

export const linearModule = linearModuleTwo
