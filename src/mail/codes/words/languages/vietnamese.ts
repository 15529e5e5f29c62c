/**
 * Vietnamese. Marks are folded away on both sides, so that one spelling serves for mails with and without
 * them. Without marks many a syllable is a word of another language ("ma", "la", "so"): only phrases here.
 */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `dãy số, mật khẩu, mật mã, khóa, chữ số, các chữ số, mã pin, chuỗi, chuỗi số, token, mã số, ký tự, chuỗi ký tự, chìa
     khóa, cụm từ, từ khóa, tổ hợp`,
    `xác thực, xác minh, đăng nhập, một lần, dùng một lần, sử dụng một lần, xác thực hai yếu tố, 2fa, otp`,
  ),
  pairs(`số`, `xác thực, xác minh, dùng một lần`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = pairs(
  `dãy số, mật khẩu, mật mã, khóa, chữ số, các chữ số, mã pin, chuỗi, chuỗi số, token, mã số, ký tự, chuỗi ký tự, chìa
   khóa, cụm từ, từ khóa, tổ hợp`,
  `xác nhận, tạm thời, bảo mật, truy cập, kích hoạt, mở khóa`,
);

export const vietnamese: WordTable = {
  subject: `
    tiêu đề thư, tiêu đề email, tiêu đề của thư, tiêu đề của email, dòng tiêu đề, trong tiêu đề, trên tiêu đề, ở tiêu đề, từ tiêu đề, chủ đề thư, chủ đề email
  `,
  strong: `
    mã xác thực, mã xác nhận, mã xác minh, mã kiểm tra, mã xác thực otp, mã xác nhận otp, mã otp, số otp, mã số
    xác nhận, mã số bí mật, mã bảo mật, mã an toàn, mã an ninh, mã đăng nhập, mã đăng ký, mã kích hoạt, mã truy
    cập, mã một lần, mã dùng một lần, mã sử dụng một lần, mã dùng 1 lần, mã sử dụng 1 lần, mật khẩu dùng 1 lần,
    mật khẩu sử dụng 1 lần, mã tạm thời, mật khẩu tạm thời, mã đặt lại mật khẩu, mã đặt lại, mã khôi phục, mã
    khôi phục mật khẩu, mã khôi phục tài khoản, mã lấy lại mật khẩu, mã mở khóa, mã mở khoá, mã thiết bị, mã
    ghép nối, mã liên kết, mã ủy quyền, mã uỷ quyền, mã cấp quyền, mã định danh, mã nhận dạng, mã nhận diện, mã
    phê duyệt, mã xác thực 2 bước, mã xác thực hai yếu tố, mã hai yếu tố, mã 2fa, mã passcode, mã code, mã sms,
    mã token, mã smart otp, mã bí mật, mã chứng thực, mã thẩm định, mã gồm, mã xác thực giao dịch, mã xác nhận
    giao dịch, mã otp giao dịch, ${oneUse}
  `,
  doubtful: `
    *kích hoạt, *truy cập, *đăng ký, *phê duyệt, *ủy quyền, *kiểm tra, mã bí mật, mã gồm
  `,
  code: `
    số bí mật, con số bí mật, số ma thuật,
    số xác nhận,
    nhập số,
    là mã, mã facebook, mã google, mã telegram, mã zalo, mã instagram, mã whatsapp, mã tiktok,
    mã microsoft, mã apple, mã viber, mã discord, mã shopee, mã grab, mã dịch vụ, mã của bạn,
    mã của quý khách, mã của anh, mã này, mã sau, mã dưới đây, mã bên dưới, mã sau đây, mã ở trên, mã trên,
    mã số là, nhập mã, điền mã, dùng mã, sử dụng mã, lấy mã, gửi mã, nhận mã, cung cấp mã, mã pin,
    mã số pin, mã:, mã số của bạn, mã số sau, mã số này, dãy số sau, dãy số này, con số này, số sau,
    các số sau, mã có hiệu lực, mã hết hạn, mã sẽ hết hạn, mã được, mật khẩu của bạn là, mật khẩu là,
    mật khẩu:, mật mã, mã 4 số, mã 6 số, mã 8 số, mã 6 chữ số, mã 4 chữ số, mã 8 chữ số, mã gồm 6 chữ số,
    mã gồm 6 số, mã gồm 4 chữ số, mã mới nhận, ${spoken},
    hỏi mã, hỏi bạn mã, đòi mã, số chúng tôi tạo cho bạn, số chúng tôi gửi cho bạn, số chúng tôi gửi, số chúng tôi đã gửi,
    số chúng tôi cấp cho bạn, số trong email, số trong thư này, dãy số trong email, dãy số trong thư, con số trong email,
    các số trong email, số gửi qua email, số được gửi qua email, số nhận được qua email, số nhận qua email
  `,
  number: `
    chìa khóa, chìa khoá, dãy số, chuỗi số, tổ hợp, chuỗi ký tự, dãy ký tự, dãy chữ, các chữ cái,
    hỏi bạn một số, yêu cầu một số, yêu cầu nhập số, số cần nhập, số cần điền, số phải nhập,
    trang web hỏi số, ứng dụng hỏi số
  `,
  act: `
    phê duyệt,
    xác thực, xác nhận, xác minh, đăng nhập, đăng ký, đăng kí, kích hoạt, truy cập, đặt lại mật khẩu,
    khôi phục mật khẩu, khôi phục tài khoản, lấy lại mật khẩu, quên mật khẩu, đổi mật khẩu,
    thay đổi mật khẩu, tạo tài khoản, tài khoản của bạn, địa chỉ email, thay đổi email, đổi email, mở khóa,
    mở khoá, liên kết tài khoản, thiết bị mới, danh tính, một lần, bảo mật, hai bước, 2 bước, hai lớp,
    hai yếu tố, tiếp tục, hoàn tất đăng ký,
    là bạn, chính bạn, chính là bạn, đúng là bạn, chính chủ, không phải robot, không phải là robot,
    là con người, chứng minh, hoàn tất, hoàn thành đăng ký, hoàn tất đăng nhập, tiếp tục đăng ký,
    ghép nối, ghép đôi, liên kết thiết bị, thêm thiết bị, kết nối thiết bị, phê duyệt giao dịch,
    chấp thuận, chuyển khoản, chuyển tiền, lệnh chuyển, duyệt, ký tài liệu, ký hợp đồng, ký số,
    ký tên, đổi địa chỉ email, đổi địa chỉ, xóa tài khoản, mở tài khoản, khôi phục, vào tài khoản,
    cấp quyền, cho phép truy cập, rút tiền,
    vào tài khoản của, vào được tài khoản, đăng ký xong,
    liên kết ứng dụng, kết nối ứng dụng, kết nối tài khoản
  `,
  use: `
    gõ số,
    trả lời với, trả lời tin nhắn này bằng, trả lời tin nhắn này với, nhắn lại số,
    dùng,
    nhập, vui lòng nhập, hãy nhập, điền, sử dụng, hãy dùng, vui lòng dùng, sao chép,
    hãy gõ, gõ vào, nhập vào, hãy điền, điền vào, chép, trả lời bằng, hãy trả lời, phản hồi bằng,
    nhắn lại, đây là, đây rồi, mã đây, sau đây, dưới đây, bên dưới, gõ lại, đánh vào, xin nhập,
    xin vui lòng nhập, mời nhập, mời bạn nhập,
    rồi gõ, cần gõ, thì gõ, gõ đúng, xin gõ, vui lòng gõ, bạn gõ, phải gõ, chỉ cần gõ, gõ chính xác,
    gõ y nguyên, hãy bấm, bạn bấm, thì bấm, vui lòng bấm, xin bấm, bấm dãy, hãy viết, xin viết,
    bạn viết, viết vào, thì viết, vui lòng viết, viết lại, bạn ghi, hãy ghi, xin ghi, vui lòng ghi,
    ghi rõ, ghi vào, ghi lại, thì ghi, cần ghi, phải ghi, vui lòng đọc, hãy đọc, đọc to,
    bạn đọc, đọc cho nhân viên, cứ đánh, hãy đánh, đánh máy, bạn đánh, đánh lại, rồi dán, dán vào,
    hãy dán, sao chép và dán, chép và dán, bạn dán, hãy khai, thì khai, khai vào, khai báo, bạn cung cấp,
    vui lòng cung cấp, hãy cung cấp, xin cung cấp, quý khách cung cấp, nhập đúng, nhập giúp, nhập lại,
    phải nhập, cần nhập, được nhập, nhập chính xác, điền giúp, điền đúng, xin điền, cần điền,
    phải điền, vui lòng điền, bạn điền, hồi âm bằng, trả lời thư này bằng, trả lời email này bằng,
    hồi âm thư này bằng, hồi âm email này bằng, chép lại, chép nguyên, hãy chép, copy, hãy sử dụng, bạn dùng,
    cách gõ, bằng cách gõ, việc gõ, bằng việc gõ, gõ xong, sau khi gõ, ngay khi gõ, khi gõ, đã gõ, gõ giùm, gõ giúp, gõ hộ,
    số phải gõ, gõ từng, được gõ, bằng cách viết, bằng việc viết, 
    cần viết, phải viết, bằng cách ghi, sau khi ghi, ghi xong, dán xong, sau khi dán, bằng cách dán,
    được dán, chỉ việc bấm, chỉ cần bấm, bấm xong, chỉ việc nhấn, chỉ cần nhấn, chỉ việc gõ, chỉ việc viết, quý khách ghi,
    quý khách gõ, bạn trả lời, thì trả lời, cứ trả lời, chỉ cần trả lời, ứng dụng cần ở bạn,
    ứng dụng cần là, trang web cần ở bạn, thứ bạn cần nhập,
    trả lời của bạn cho bot, câu trả lời cho bot, trả lời cho bot, trả lời bot,
    mà ứng dụng cần ở bạn, mà trang cần ở bạn, mà trang web cần ở bạn, mà hệ thống cần ở bạn, mà ứng dụng đang chờ,
    mà trang đang chờ,
    mà trang cần là, mà trang web cần là, mà hệ thống cần là,
    mà ứng dụng cần là
  `,
  where: `
    ứng dụng, trang, trình duyệt, màn hình, biểu mẫu, thiết bị,
    trong ứng dụng, vào ứng dụng, trên trang, trang web,
    ô bên dưới, vào ô, ô trống, ô nhập, khung, cửa sổ, hộp thoại, mẫu đơn, tivi, ti vi, trên tv,
    cửa sổ dòng lệnh, dòng lệnh, máy tính, điện thoại của bạn, máy tính bảng, trên web,
    chỗ trống, dưới hình, dưới ảnh, ô cuối, ô số, cuối trang, cuối biểu mẫu, cuối mẫu, cửa sổ bật lên,
    phần cài đặt, hệ thống, trên màn hình, tại màn hình, vào mục, vào khung,
    trên thiết bị, trên bàn phím, bàn phím, trên ứng dụng, trên trình duyệt, trên máy tính, trên điện thoại, trên máy,
    vô ô, ô này, vào hộp, vào biểu mẫu
  `,
  other: `
    mã mời,
    nhập mã giảm giá, nhập mã khuyến mãi, nhập mã ưu đãi, nhập mã quà tặng, nhập mã giới thiệu, nhập mã mời,
    id cuộc họp, mã cuộc họp, mật khẩu cuộc họp, mã giảm giá, mã giảm, mã ưu đãi, mã khuyến mãi,
    mã khuyến mại, mã km, mã voucher, mã coupon, mã quà tặng, mã thẻ quà tặng, thẻ quà tặng, phiếu quà tặng,
    phiếu mua hàng, phiếu giảm giá, mã freeship, mã miễn phí vận chuyển, mã thưởng, mã đổi quà,
    mã đổi thưởng, mã dự thưởng, mã quay thưởng, mã may mắn, mã trúng thưởng, mã nạp tiền, mã nạp,
    mã thẻ cào, mã thẻ nạp, mã giới thiệu, mã mời bạn, mã mời tham gia, mã lời mời, mã bạn bè, mã đặt chỗ,
    mã đặt phòng, mã đặt vé, mã đặt bàn, mã đặt xe, mã đặt hẹn, mã vé điện tử, mã chỗ, mã lịch hẹn,
    mã nhận hàng, mã xác nhận nhận hàng, mã xác nhận giao hàng, mã lấy hàng, mã nhận đồ, mã locker, mã mở tủ, mã theo dõi, mã bưu chính, mã bưu điện,
    mã zip, mã vùng, mã quốc gia, mã khu vực, mã bưu cục, mã chi nhánh, mã ngân hàng, mã swift, mã bic,
    mã chứng khoán, mã cổ phiếu, mã ck, mã số thuế, mst, mã số doanh nghiệp, mã doanh nghiệp, mã lỗi,
    mã trạng thái, mã nguồn, mã qr, mã vạch, mã vuông, mã màu, mã sản phẩm, mã hàng, mã hàng hóa, mã sp,
    mã vật tư, mã sku, mã sê ri, số sê ri, số seri, số serial, mã bản quyền, khóa bản quyền, mã cấp phép,
    khóa sản phẩm, mã dự phòng, mã sao lưu, mã khẩn cấp, mã cửa, mã mở cửa, mã khóa cửa, mã phòng, mã họp,
    mã lớp, mã lớp học, mã khóa học, mã môn học, mã trò chơi, mã game, mã nhóm, mã sự kiện, mật khẩu wifi,
    mật khẩu wi-fi, mã wifi, mật khẩu giải nén, mật khẩu mở file, mã tra cứu, mã tra cứu hóa đơn, mã cqt,
    mã cơ quan thuế, mã thanh toán, mã chiến dịch, mã đối tác, mã cộng tác viên, mã điểm bán, mã cửa hàng,
    mã trường, mã ngành, mã xét tuyển, khóa api, mã ngôn ngữ, mã tiền tệ, mã sân bay, mã chuyến bay, mã đoàn
  `,
  label: `
    thành viên thứ,
    số đơn hàng của bạn, số đơn hàng của quý khách,
    sự kiện, mã sự kiện,
    số vé, mã tủ khóa, số công tơ,
    số thẻ tín dụng, số thẻ ngân hàng, thẻ tín dụng số, thẻ có đuôi, mã đơn hàng, mã đơn,
    mã đơn hàng của bạn, mã đơn hàng của bạn là, số đơn hàng, đơn hàng số, đơn hàng,
    đơn hàng của bạn có mã, mã vận đơn, số vận đơn, vận đơn, mã bưu gửi, mã bưu kiện, mã kiện hàng,
    mã gói hàng, mã giao hàng, mã giao dịch, số giao dịch, mã gd, mã tham chiếu, số tham chiếu,
    mã chuẩn chi, mã hóa đơn, mã hoá đơn, số hóa đơn, số hoá đơn, hóa đơn số, hoá đơn số, hóa đơn, ký hiệu,
    mã biên nhận, số biên lai, phiếu thu số, mã hồ sơ, số hồ sơ, mã yêu cầu, số yêu cầu, yêu cầu số,
    mã hỗ trợ, mã ticket, mã phiếu, số phiếu, mã sự cố, mã khiếu nại, mã hợp đồng, số hợp đồng,
    hợp đồng số, số bảo hiểm, mã khách hàng, hỏi mã khách hàng, mã kh, số khách hàng, mã thành viên, số thành viên,
    mã hội viên, mã số khách hàng, mã nhân viên, mã nv, mã sinh viên, mã số sinh viên, mssv, mã học viên,
    mã số học sinh, mã bệnh nhân, số báo danh, mã người dùng, tên đăng nhập, id người dùng, số tài khoản,
    tài khoản số, kết thúc bằng, 4 số cuối, bốn số cuối, số điện thoại:, sđt, số điện thoại, điện thoại,
    tel, hotline, tổng đài, liên hệ, gọi ngay, số máy lẻ, số cmnd, số cccd, cmnd, cccd, số hộ chiếu,
    căn cước, biển số, biển số xe, số chuyến bay, chuyến bay, số ghế, số phòng, số nhà, số thứ tự, stt,
    số hiệu, số quyết định, số giấy phép, giấy phép, gpkd, gcn, đkkd, số tiền, tổng tiền, tổng cộng,
    thành tiền, số dư, giá trị, số lượng, phiên bản, mã phiên, mã thiết bị:, mã căn hộ, mã điện kế,
    mã danh bộ, mã pe, số công văn,
    số lần đăng nhập, số lần xác thực, số lần truy cập, số truy cập
  `,
  unit: `
    phút, giây, tiếng đồng hồ, chữ số, ký tự, kí tự, đồng, vnd, vnđ, nghìn, triệu, tỷ đồng, điểm,
    điểm thưởng, người, khách hàng, lượt, lượt xem, sản phẩm, dặm, bước chân, số lượt,
    tiếng, giờ đồng hồ, nửa giờ, nửa tiếng, chữ cái, con số, ngày làm việc, mươi phút,
    câu hỏi
  `,
  old: `
    không đúng, không chính xác, bị sai, không khớp,
    đã hết hạn, đã hết hiệu lực, hết hiệu lực, không còn hiệu lực, không còn giá trị,
    không còn sử dụng được, không còn dùng được, không sử dụng được nữa, không dùng được nữa, không hợp lệ,
    vô hiệu, đã bị hủy, đã hủy, đã bị huỷ, đã được sử dụng, đã sử dụng, đã dùng, đã được thay thế,
    bị thay thế, mã cũ, mã trước, mã trước đó, mã trước đây, mã xác thực cũ, mã xác nhận cũ, mã otp cũ,
    mã otp trước, mã gửi trước, trước đó, trước đây, lần trước,
    mã hôm qua, không còn dùng, hết dùng được, mất hiệu lực rồi, đã vô hiệu, bị vô hiệu,
    đã thay thế, mã sai, sai mã
  `,
  fresh: `
    thay vào đó,
    mã mới, mã xác thực mới, mã xác nhận mới, mã xác minh mới, mã otp mới, mã đăng nhập mới,
    mã bảo mật mới, mã mới nhất, mã hiện tại, mã kích hoạt mới, mật khẩu một lần mới,
    mã vừa gửi, mã mới cấp, thay cho mã cũ, thay thế mã cũ
  `,
  care: `
    có hiệu lực, hiệu lực trong, hiệu lực đến, có giá trị, thời hạn, hết hạn sau, sẽ hết hạn,
    hết hạn trong, hết hạn lúc, chỉ sử dụng một lần, chỉ dùng một lần, trong vòng, không chia sẻ,
    đừng chia sẻ, vui lòng không chia sẻ, tuyệt đối không, không cung cấp, không tiết lộ, đừng tiết lộ,
    không gửi, bảo mật tuyệt đối, giữ bí mật, cho bất kỳ ai, cho bất cứ ai, với bất kỳ ai, với bất cứ ai,
    cho người khác, với người khác, nếu bạn không, nếu không phải bạn, nếu quý khách không, không yêu cầu,
    không phải là bạn, không thực hiện, bỏ qua, lừa đảo,
    đừng đưa, đừng cho, đừng nói, đừng gửi, đừng chuyển tiếp, đừng cung cấp, không được chia sẻ,
    không nói, không đưa, không cho ai, với ai, cho ai, cho bất kì ai, cho bên thứ ba, bên thứ ba,
    người khác, giữ kín, tuyệt mật, chỉ mình bạn, chỉ dành cho bạn, nhân viên của chúng tôi,
    nhân viên không, không ai trong, chúng tôi không bao giờ, không bao giờ yêu cầu,
    không bao giờ hỏi, sẽ không hỏi, sẽ không yêu cầu, chỉ dùng được một lần, dùng được một lần,
    dùng một lần, chỉ một lần, một lần duy nhất, còn hiệu lực, hết hạn, hạn dùng, hạn sử dụng,
    sẽ mất hiệu lực, mất hiệu lực sau, không phải bạn, không phải do bạn, bạn không yêu cầu,
    bạn không thực hiện, bạn không đăng ký, bạn không đăng nhập, không gửi yêu cầu,
    không hề yêu cầu, cứ bỏ qua, hãy bỏ qua, xóa email này, kẻ gian, kẻ lừa đảo,
    trong vòng nửa tiếng, trong nửa giờ, hiệu lực nửa giờ, trong mười lăm phút
  `,
  quote: `
    đã viết:, đã viết, viết:, thư gốc, tin nhắn gốc, thư đã chuyển tiếp, thư được chuyển tiếp,
    tin nhắn được chuyển tiếp, chuyển tiếp thư
  `,
  ignore: `
    mã hóa, mã hoá, mã độc, mã nguồn mở, mật khẩu, mật khẩu mới, mật khẩu của bạn, mật khẩu cũ,
    xác nhận đơn hàng, xác nhận đặt, xác nhận thanh toán, lịch sử giao dịch, giá trị gia tăng,
    giá trị sử dụng, giá trị trong, gọi món, liên hệ với, liên hệ hotline, đồng ý, đồng thời, đồng hồ,
    điểm danh, điểm đến, người dùng, người lạ, số lượng có hạn, ghế sofa, cổng thông tin, khách hàng thân,
    điền mẫu
  `,
};
