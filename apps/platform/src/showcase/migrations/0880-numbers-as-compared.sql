-- As showcase/certificate-number.ts compares them; the exact numbers stay indexed for the operators.
create index qualification_number_as_compared
  on qualification (upper(replace(normalize(cert_no, nfkc), ' ', '')));
