export * from '../../../src/package/kit.ts'
