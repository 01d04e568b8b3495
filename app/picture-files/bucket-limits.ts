/** As the migration (supabase/migrations/…_media.sql) makes the bucket, which refuses one with fewer limits. */
export const bucketLimits = {
  fileSizeLimit: 10 * 1024 * 1024,
  allowedMimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"],
};

/** The largest file that the bucket takes, in bytes. */
export const MAX_FILE_BYTES = bucketLimits.fileSizeLimit;

/** Of the bucket `films`, as supabase/migrations/…_media.sql makes it. */
export const FILMS = "films";
export const MAX_FILM_BYTES = 60 * 1024 * 1024;
