export * from '../../../src/package/kernel.ts'
