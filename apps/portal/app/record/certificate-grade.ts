/** Of certificates that know no grades (domain rules 29.4). */
const NO_GRADE = '—';

/** The grade of a certificate as it stands behind its name; '' of one that knows none. */
export const gradeText = (grade: string): string => (grade === NO_GRADE ? '' : grade);
