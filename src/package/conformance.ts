// `touchline/conformance` exports checks that every game must pass. The conformance checks work
// with any test runner.

export { playOut } from '../engine/certify/checks/suite.ts'
export { tablesOf } from '../engine/certify/checks/tables.ts'
export { conform, type Effort, QUICK, type Tests } from '../engine/certify/conform.ts'
