/** A listing in the form of a portal's page, of a flat that does not exist. */
export const listingPage = `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>コーポみなと 205号室 中古マンション</title></head><body>
<h1>コーポみなと 205号室</h1>
<table>
<tr><th>物件種目</th><td>中古マンション（区分所有）</td></tr>
<tr><th>価格</th><td>2,480万円</td></tr>
<tr><th>所在地</th><td>東京都台東区浅草橋3丁目99-1</td></tr>
<tr><th>交通</th><td>JR総武線「浅草橋」徒歩6分</td></tr>
<tr><th>間取り</th><td>1K</td></tr>
<tr><th>専有面積</th><td>24.6m²（壁芯）</td></tr>
<tr><th>築年月</th><td>2008年3月</td></tr>
<tr><th>構造</th><td>RC</td></tr>
<tr><th>所在階/階建</th><td>2階/9階建</td></tr>
<tr><th>総戸数</th><td>41戸</td></tr>
<tr><th>管理費</th><td>8,200円／月</td></tr>
<tr><th>修繕積立金</th><td>6,150円／月</td></tr>
<tr><th>現況</th><td>賃貸中</td></tr>
<tr><th>月額賃料</th><td>98,000円</td></tr>
<tr><th>敷地の権利形態</th><td>所有権</td></tr>
</table></body></html>`;

/** What a site shows when it does not hand its page to a program. */
export const botCheckPage = `<!doctype html><html><head><title>Just a moment...</title>
<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></head><body>Checking your browser before accessing the site.</body></html>`;
