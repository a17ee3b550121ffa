import { statfs } from 'node:fs/promises'
import type { DiskSpace } from './health-schema.ts'

export async function leastDisk(folders: readonly string[]): Promise<DiskSpace | null> {
  const found = await Promise.all(folders.map(diskOf))
  const disks = found.filter((one) => one !== null)
  return disks.sort((one, other) => freeShareOf(one) - freeShareOf(other))[0] ?? null
}

async function diskOf(folder: string): Promise<DiskSpace | null> {
  const found = await statfs(folder).catch(() => null)
  if (!found || found.blocks === 0) return null
  const { bsize, bavail, blocks } = found
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

export const freeShareOf = ({ freeBytes, totalBytes }: DiskSpace): number => freeBytes / totalBytes
