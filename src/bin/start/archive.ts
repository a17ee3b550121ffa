import type { Config } from '../../config/config.ts'
import { type ArchiveFiles, folderOf } from '../../postgres/archive/files.ts'
import { bucketOf } from '../../postgres/archive/s3.ts'
import { StartupError } from './startup-errors.ts'

type Named = Pick<
  Config,
  'ARCHIVE' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION' | 'AWS_ENDPOINT_URL_S3'
>

/**
 * Opens the archive, a folder or an S3 location such as `s3://bucket/prefix`. Returns undefined if
 * no archive is configured.
 */
export function archiveIn(config: Named): ArchiveFiles | undefined {
  const { ARCHIVE: place } = config
  if (place === undefined) return undefined
  if (!place.startsWith('s3://')) return folderOf(place)
  const { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret } = config
  if (keyId === undefined || secret === undefined)
    throw new StartupError(
      `ARCHIVE: ${place} requires both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`,
    )
  const [bucket = '', ...rest] = place
    .slice('s3://'.length)
    .split('/')
    .filter((part) => part !== '')
  return bucketOf({
    bucket,
    prefix: rest.map((part) => `${part}/`).join(''),
    endpoint: config.AWS_ENDPOINT_URL_S3 ?? null,
    credentials: { keyId, secret, region: config.AWS_REGION },
  })
}
