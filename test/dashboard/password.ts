/** Of the admin, as `startService` configures it. */
export const adminPassword = 'correct horse battery';
