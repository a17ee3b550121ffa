import { deletePack, listPacks, sharePack, uploadPack } from '../../../app/packs/operations.ts'
import { accountPackExample, packContentExample } from '../document/examples/packs.ts'
import type { Endpoints } from '../endpoint/endpoint.ts'
import { del, get, post } from '../endpoint/methods.ts'
import { NEXT_PAGE, paged } from '../wire/pages.ts'

export const packEndpoints: Endpoints = {
  uploadPack: post('/v1/packs', uploadPack, {
    body: { content: packContentExample },
    answers: 'The uploaded pack',
    example: { ...accountPackExample, warnings: [] },
  }),

  listPacks: get('/v1/packs', listPacks, {
    answers: 'One page of the list',
    example: { items: [accountPackExample], next: null },
    headers: NEXT_PAGE,
    written: paged,
  }),

  sharePack: post('/v1/packs/{pack}/sharing', sharePack, {
    status: 200,
    body: { shared: true },
    answers: 'The updated pack',
    example: { ...accountPackExample, shared: true },
  }),

  deletePack: del('/v1/packs/{pack}', deletePack, 'The pack was deleted'),
}
