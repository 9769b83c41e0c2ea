/** Traditional characters of the trade, each with its simplified one. */
const PAIRS = `
鋼钢 築筑 樁桩 錨锚 鋁铝 銅铜 鐵铁 絕绝 緣缘 電电 纜缆 氣气 設设 備备 機机 塊块 磚砖 層层 牆墙 門门 樓楼 廠厂 場场 區区
縣县 長长 東东 車车 運运 輸输 買买 賣卖 購购 價价 標标 準准 規规 範范 質质 檢检 測测 驗验 監监 務务 員员 勞劳 資资 證证
書书 業业 產产 開开 關关 發发 佈布 報报 預预 製制 構构 結结 樣样 圖图 計计 劃划 論论 術术 鑽钻 膠胶 塗涂 漿浆 凍冻 養养
護护 濕湿 熱热 軋轧 紋纹 盤盘 網网 線线 綠绿 環环 節节 約约 總总 師师 團团 隊队 後后 裝装 飾饰 紙纸 灣湾 滲渗 雙双 個个
號号 類类 種种 萬万 億亿 財财 稅税 險险 擔担 貸贷 訂订 單单 園园 龍龙 鄉乡 復复 審审 賠赔 償偿 權权 與与 為为 無无 應应
對对 從从 進进 過过 還还 這这 達达 選选 遠远 適适 邊边`;

const simplifiedOf = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map(([traditional = '', simplified = '']) => [traditional, simplified]),
);

/** The simplified character of a traditional one that the trade uses; any other character is itself. */
export const simplified = (character: string): string => simplifiedOf.get(character) ?? character;
