/** A remote store failed to do its work; `isFull` when it has no room left. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';

  constructor(
    cause: unknown,
    readonly isFull = false,
  ) {
    super(`file storage: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
