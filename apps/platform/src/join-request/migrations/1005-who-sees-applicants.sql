-- 0987 says less than its policy gives: row security knows companies, and the call that lists requests asks for the
-- permission.
comment on policy applicant on account is
  'Every member of the company that was asked, also once it has answered: its list keeps who asked. The list itself is for '
  'those who may see members, as its call says.';
