/** Passwords of the allowed form that everybody tries first, in lower case. */
export const WEAK_PASSWORDS: ReadonlySet<string> = new Set(
  `1234567a 12345678a 123456789a 1234567890a a1234567 a12345678 a123456789 a1234567890 aa123456 aa1234567 aa12345678
  ab123456 abc12345 abc123456 abcd1234 abcd12345 abcde123 abcdef123 asd12345 asd123456 asdf1234 qwe12345 qwe123456
  qwer1234 qwert123 qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 zaq12wsx zxc12345
  zxc123456 zxcv1234 zxcvbn123 admin123 admin1234 admin12345 admin888 admin@123 root1234 test1234 test12345 user1234
  guest123 login123 password1 password12 password123 password@123 passw0rd p@ssw0rd p@ssword pass1234 pass@123
  welcome1 welcome123 welcome@123 iloveyou1 iloveyou123 woaini123 woaini520 woaini1314 woaini521 5201314a a5201314
  5201314aa aa5201314 wang1234 wang123456 zhang123 li123456 liu12345 chen1234 123456abc 12345abc 1234abcd 123abc456
  abc123abc a1b2c3d4 a1s2d3f4 q1q1q1q1 1a2b3c4d 11111111a a11111111 00000000a a00000000 66666666a 88888888a a88888888
  a66666666 123123qq qq123123 qq123456 qq1234567 wx123456 123456qq 123456aa 123456as 123qweasd qweasd123 qazwsx123
  123qwe123 123qweqwe abc@1234 abc@12345 aa@123456 a@123456 123456@a 123456a@ jianzhu123 jianzhu@123 jilin123 jilin@123
  changchun1 changchun123 monkey123 dragon123 sunshine1 football1 baseball1 superman1 trustno1 letmein1 letmein123`.split(
    /\s+/,
  ),
);
